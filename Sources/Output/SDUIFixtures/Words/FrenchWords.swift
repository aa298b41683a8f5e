/// The texts in French.
enum FrenchWords: LanguageWords {
  static let products = [
    "Chaussures de marche", "Chemise en lin", "Veste de pluie", "Pull en laine", "Lampe de lecture",
    "Table d’appoint en chêne", "Sac en toile", "Bouilloire",
  ]
  static let categories = ["Femme", "Homme", "Enfant", "Chaussures", "Sacs", "Maison", "Épicerie", "Jardin", "Livres"]
  static let brands = ["Maison Ardent", "Belle Rive", "Atelier Clair", "Les Tilleuls"]
  static let people = ["Léa Fournier", "Hugo Lambert", "Inès Moreau", "Étienne Roux"]
  static let givenNames = ["Léa", "Hugo", "Inès", "Étienne"]
  static let surnames = ["Fournier", "Lambert", "Moreau", "Roux"]
  static let jobs = ["Architecte", "Infirmière", "Boulanger", "Traductrice"]
  static let headlines = [
    "L’été le plus calme depuis dix ans", "La ville ouvre sa plus longue piste cyclable",
    "Les vergers fleurissent trois semaines plus tôt", "La boulangerie qui ne ferme jamais",
  ]
  static let films = ["La Mer à l’envers", "Sept hivers", "Le Dernier Bac", "Lunes de papier"]
  static let genres = ["Drame", "Comédie", "Documentaire", "Policier"]
  static let songs = ["L’Heure bleue", "Sur le chemin", "Demi-lune", "Lettres de juin"]
  static let events = ["Fête de la lumière", "Cinéma en plein air", "Nuit des musées", "Poésie au parc"]
  static let dishes = ["Soupe à l’oignon", "Risotto aux cèpes", "Salade de lentilles", "Tarte aux pommes"]
  static let places = ["Hôtel du Port", "Le Vieux Moulin", "Café des Tilleuls", "Théâtre du Jardin"]
  static let slogans = [
    "Tout pour la rentrée", "Livraison offerte jusqu’à dimanche", "Tout pour le jardin",
    "À moitié prix cette semaine",
  ]
  static let headings = [
    "Nos coups de cœur", "Offres du jour", "Nouveautés", "Près de chez vous", "Vus récemment",
    "Populaires cette semaine", "Dernière chance", "Dans le magazine", "Souvent achetés ensemble",
  ]
  static let orders = ["Deux tasses et une carafe", "Trois livres", "Chemise en lin", "Draps et lampe"]
  static let settings = ["Notifications", "Adresses", "Paiement", "Langue", "Confidentialité"]
  static let photos = ["Marché du dimanche", "Le port à l’aube", "Une rue après la pluie", "Neige au col"]
  static let views = ["Vue de dos", "Vue de face", "Sur fond blanc", "Détail de la couture"]
  static let plates = ["Dans l’assiette, vu d’en haut", "Dans un bol bleu", "Aux herbes fraîches"]
  static let portraits = ["Portrait"]
  static let logos = ["Logo"]
  static let sentences = [
    "Fabriqué à la main, en petites séries.", "Assez léger pour l’oublier.", "Tout pour un long week-end.",
  ]
  static let paragraphs = [
    "Le sentier part derrière la gare et longe la rivière pendant une heure. Prenez de l’eau.",
    "Nous avons demandé à quarante lecteurs ce qu’ils cuisinent le lundi. La plupart ont dit : de la soupe.",
  ]
  static let comments = [
    "Très content de mon achat.", "Arrivé un jour plus tôt, taille parfaite.", "Bien, mais taille petit.",
  ]
  static let notices = [
    "Cette offre prend fin dimanche.", "Tous les prix sont toutes taxes comprises.", "Rien ici pour le moment.",
  ]
  static let statuses = ["Prêt à retirer", "En route", "Livré", "En cours"]
  static let buttons = ["Voir tout", "Voir plus", "Ajouter au panier", "Réessayer"]
  static let tags = ["nouveau", "végane", "fait main", "été", "bio"]
  static let colours = ["Vert sauge", "Craie", "Bleu marine", "Terre cuite"]
  static let materials = ["Lin", "Laine mérinos", "Chêne", "Grès"]
  static let cities = ["Lyon", "Rennes", "Liège", "Genève", "Nîmes"]
  static let regions = ["Bretagne", "Alsace", "Provence", "Auvergne"]
  static let streets = ["18 rue des Lilas", "4 place du Marché", "27 avenue du Port", "3 chemin du Moulin"]
  static let questions = [
    "Quand mon colis arrive-t-il ?", "Puis-je changer d’adresse ?", "Comment retourner un article ?",
  ]
  static let payments = ["Carte se terminant par 4242", "Prélèvement", "Carte cadeau", "Facture"]
  static let sums = ["Sous-total", "Livraison", "Remise", "TVA"]
  static let quantities = ["Pas", "Sommeil", "Distance", "Poids", "Température", "Batterie"]
  static let months = [
    "janvier", "février", "mars", "avril", "mai", "juin", "juillet", "août", "septembre", "octobre", "novembre",
    "décembre",
  ]
  static let weekdays = ["lun", "mar", "mer", "jeu", "ven", "sam", "dim"]
  static let anything = ["Déjà vu", "Lumière du matin", "Le long chemin", "Petites choses"]
}
