/// The texts in German.
enum GermanWords: LanguageWords {
  static let products = [
    "Wanderschuhe", "Leinenhemd", "Regenjacke", "Wollpullover", "Leselampe", "Beistelltisch aus Eiche",
    "Übergangsjacke aus Baumwolle", "Teekessel",
  ]
  static let categories = [
    "Damen", "Herren", "Kinder", "Schuhe", "Taschen", "Möbel", "Garten", "Bücher", "Küche", "Spielzeug",
  ]
  static let brands = ["Große Freiheit", "Ostwind", "Lindner & Söhne", "Nordlicht", "Feldmann"]
  static let people = ["Jonas Weber", "Katrin Vogt", "Lukas Brandt", "Änne Schröder"]
  static let givenNames = ["Jonas", "Katrin", "Lukas", "Änne"]
  static let surnames = ["Weber", "Vogt", "Brandt", "Schröder"]
  static let jobs = ["Architektin", "Pfleger", "Bäckerin", "Lehrer"]
  static let headlines = [
    "Fährverbindung über den Belt wird verlängert", "Stadt eröffnet ihren längsten Radweg",
    "Obstbäume blühen drei Wochen früher", "Wie ein Dorf seinen Wald kaufte",
  ]
  static let films = ["Der lange Atem", "Sieben Winter", "Die letzte Fähre", "Papiermonde"]
  static let genres = ["Drama", "Komödie", "Dokumentarfilm", "Krimi"]
  static let songs = ["Blaue Stunde", "Auf dem Heimweg", "Halber Mond", "Briefe im Juni"]
  static let events = ["Jazz im Hof", "Kammermusik bei Kerzenschein", "Lange Nacht der Museen", "Hafenlauf"]
  static let dishes = ["Kartoffelsuppe", "Pilzrisotto", "Linsensalat", "Apfelkuchen"]
  static let places = ["Hotel am Hafen", "Zur alten Mühle", "Café Linde", "Gartentheater"]
  static let slogans = [
    "Für kalte Tage", "Bis Sonntag versandkostenfrei", "Alles für den Garten", "Nur diese Woche zum halben Preis",
  ]
  static let headings = [
    "Neu eingetroffen", "Angebote des Tages", "Für dich ausgewählt", "Zuletzt angesehen", "In deiner Nähe",
    "Beliebt in dieser Woche", "Nur für kurze Zeit", "Aus dem Magazin", "Oft zusammen gekauft",
  ]
  static let orders = ["Zwei Tassen und ein Krug", "Drei Bücher", "Leinenhemd", "Wanderschuhe und zwei weitere"]
  static let settings = ["Benachrichtigungen", "Adressen", "Zahlung", "Sprache", "Datenschutz"]
  static let photos = ["Kirschblüte am Fluss", "Hafen am Morgen", "Eine Straße nach dem Regen", "Marktstände"]
  static let views = ["Von der Seite", "Von vorn", "Vor weißem Hintergrund", "Naht im Detail"]
  static let plates = ["Auf dem Teller, von oben", "In einer blauen Schale", "Mit frischen Kräutern"]
  static let portraits = ["Porträt"]
  static let logos = ["Logo"]
  static let sentences = [
    "Weich, warm und schnell trocken.", "Für viele Jahre gemacht.", "Alles, was ein langes Wochenende braucht.",
  ]
  static let paragraphs = [
    "Der Weg beginnt hinter dem Bahnhof und folgt dem Fluss. Nach einer Stunde öffnet sich das Tal.",
    "Wir haben vierzig Leser gefragt, was sie montags kochen. Die meisten sagten: Suppe.",
  ]
  static let comments = [
    "Schöner als auf dem Bild!", "Passt genau und kam einen Tag früher.", "Gut, fällt aber klein aus.",
  ]
  static let notices = [
    "Dieses Angebot endet am Sonntag.", "Alle Preise inklusive Mehrwertsteuer.", "Hier ist noch nichts.",
  ]
  static let statuses = ["Abholbereit", "Unterwegs", "Zugestellt", "In Arbeit"]
  static let buttons = ["Alle anzeigen", "Mehr anzeigen", "In den Warenkorb", "Erneut versuchen"]
  static let tags = ["neu", "vegan", "handgemacht", "Größe M", "bio"]
  static let colours = ["Salbeigrün", "Kreideweiß", "Marineblau", "Terrakotta"]
  static let materials = ["Leinen", "Merinowolle", "Eiche", "Steinzeug"]
  static let cities = ["Zürich", "Leipzig", "Graz", "Freiburg", "Lübeck"]
  static let regions = ["Sachsen", "Tirol", "Holstein", "Eifel"]
  static let streets = ["Lindenstraße 7", "Am Markt 12", "Mühlweg 3", "Hafengasse 21"]
  static let questions = ["Wann kommt mein Paket?", "Kann ich die Adresse ändern?", "Wie gebe ich etwas zurück?"]
  static let payments = ["Karte, endet auf 4242", "Lastschrift", "Geschenkkarte", "Rechnung"]
  static let sums = ["Zwischensumme", "Versand", "Rabatt", "Mehrwertsteuer"]
  static let quantities = ["Schritte", "Schlaf", "Strecke", "Gewicht", "Temperatur", "Akku"]
  static let months = [
    "Januar", "Februar", "März", "April", "Mai", "Juni", "Juli", "August", "September", "Oktober", "November",
    "Dezember",
  ]
  static let weekdays = ["Mo", "Di", "Mi", "Do", "Fr", "Sa", "So"]
  static let anything = ["Etwas anderes", "Morgenlicht", "Der lange Weg", "Kleine Dinge"]
}
