/// The texts in English.
enum EnglishWords: LanguageWords {
  static let products = [
    "Walking shoes", "Linen shirt", "Rain jacket", "Wool jumper", "Canvas rucksack", "Leather belt", "Enamel mug",
    "Reading lamp", "Oak side table", "Cotton bedding", "Running tights", "Merino socks", "Travel kettle",
    "Garden chair", "Chef’s knife", "Ceramic bowl, set of four", "Crème brûlée torch",
  ]
  static let categories = [
    "Women", "Men", "Kids", "Shoes", "Bags", "Home", "Beauty", "Garden", "Books", "Outdoor", "Kitchen", "Toys",
  ]
  static let brands = [
    "Northfold", "Maison Ardent", "Tally & Sons", "Kestrel", "Brookline", "Solvane", "Ostwind", "Hearthly",
    "Øresund",
  ]
  static let people = [
    "Mara Lindqvist", "Jonas Weber", "Priya Nair", "Ada Okafor", "Sam Whitcombe", "Nora Fielding", "Tom Hargreave",
    "Ruth Adeyemi",
  ]
  static let givenNames = ["Mara", "Jonas", "Priya", "Ada", "Sam", "Nora", "Tom", "Ruth"]
  static let surnames = ["Lindqvist", "Weber", "Nair", "Okafor", "Whitcombe", "Fielding", "Hargreave", "Adeyemi"]
  static let jobs = ["Architect", "Nurse", "Baker", "Teacher", "Translator", "Carpenter"]
  static let headlines = [
    "Night trains return to six capitals", "City opens its longest cycle path", "What the new library cost, and why",
    "A quiet winter for the power grid", "Orchards bloom three weeks early", "Divers map a reef that nobody knew",
    "The bakery that never closes", "How a village bought its own forest",
  ]
  static let films = [
    "The Lighthouse Keepers", "Seven Winters", "A Map of Salt", "Paper Moons", "The Last Ferry", "Northern Quiet",
    "Harvest of Glass", "Tomorrow’s Orchard",
  ]
  static let genres = ["Drama", "Comedy", "Documentary", "Thriller", "Animation", "Jazz"]
  static let songs = ["Slow Tide", "Blue Hour", "Running Home", "Letters to June", "Half a Moon"]
  static let events = [
    "Chamber music by candlelight", "Open-air cinema", "Night of the museums", "Harbour marathon",
    "Poetry in the park",
  ]
  static let dishes = ["Tomato soup", "Mushroom risotto", "Roast chicken with lemon", "Apple crumble", "Lentil salad"]
  static let places = ["Harbour Hotel", "The Old Mill", "Café Linden", "Riverside Hall", "Garden Theatre"]
  static let slogans = [
    "Free delivery until Sunday", "Coats, knits and boots", "Everything for the garden", "New in: linen",
    "Half price, this week only", "Gifts for those who have it all",
  ]
  static let headings = [
    "Deals of the day", "Picked for you", "New arrivals", "Often bought together", "Last chance",
    "From the magazine", "Near you", "Recently viewed", "Popular this week",
  ]
  static let orders = [
    "Walking shoes and two more", "Linen shirt", "Oak side table", "Three books",
    "Cotton bedding and a reading lamp",
  ]
  static let settings = ["Notifications", "Addresses", "Payment", "Language", "Appearance", "Privacy", "Help"]
  static let photos = [
    "Harbour at dawn", "Two people in a park", "A street after rain", "Market stalls", "Snow on the pass",
  ]
  static let views = [
    "Seen from the front", "On a white background", "In use, from above", "A detail of the seam",
    "Three colours side by side",
  ]
  static let plates = ["On a plate, from above", "Served in a blue bowl", "With fresh herbs"]
  static let portraits = ["Portrait"]
  static let logos = ["Logo"]
  static let sentences = [
    "Made to last for years, and easy to repair.", "Light enough to forget that it is there.",
    "Everything that a long weekend needs.", "Woven in the Highlands, cut in Porto.",
  ]
  static let paragraphs = [
    "The path begins behind the station and follows the river for an hour. Bring water: there is no shop on the way.",
    "We asked forty readers what they cook on Mondays. Most said soup, and nobody said why. Here are the five best.",
  ]
  static let comments = [
    "Arrived a day early and fits perfectly.", "I have had mine for three winters now.", "Good, but runs small.",
    "Would buy again.",
  ]
  static let notices = [
    "All prices include value-added tax.", "This offer ends on Sunday.", "We will be back at six.",
    "Nothing here yet. Have a look around.",
  ]
  static let statuses = ["Ready for collection", "On its way", "Delivered", "In progress"]
  static let buttons = ["Show all", "Show more", "Add to cart", "Try again", "Details", "Open"]
  static let tags = ["new", "vegan", "handmade", "bestseller", "organic", "limited", "travel"]
  static let colours = ["Sage green", "Chalk", "Navy", "Terracotta", "Charcoal"]
  static let materials = ["Linen", "Merino wool", "Oak", "Stoneware", "Recycled cotton"]
  static let cities = ["Lisbon", "Utrecht", "Bergen", "Leeds", "Galway", "Aarhus", "Tampere"]
  static let regions = ["Jutland", "Munster", "Alentejo", "Yorkshire", "Tuscany"]
  static let streets = ["12 Harbour Lane", "4 Mill Street", "27 Orchard Road", "1 Station Square", "88 Canal Walk"]
  static let questions = ["When will my parcel arrive?", "Can I change my address?", "How do I return something?"]
  static let payments = ["Card ending in 4242", "Direct debit", "Gift card", "Invoice"]
  static let sums = ["Subtotal", "Shipping", "Discount", "Tax"]
  static let quantities = ["Steps", "Sleep", "Distance", "Weight", "Temperature", "Battery"]
  static let months = [
    "January", "February", "March", "April", "May", "June", "July", "August", "September", "October", "November",
    "December",
  ]
  static let weekdays = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"]
  static let anything = ["Morning light", "Second thoughts", "The long way round", "Small things", "Open windows"]
}
