/** Fields whose name says too little, or too much. */
const names: Readonly<Record<string, string>> = {
  urlId: 'Address',
  bodyHtml: 'Text',
  excerptHtml: 'Excerpt',
  text: 'Rules',
  isVisible: 'Visible in the shop',
  isEnabled: 'Visible',
  isFeatured: 'Featured',
  isOnSale: 'On sale',
  publishFromMs: 'Published from',
  saleFromMs: 'Sale begins',
  saleUntilMs: 'Sale ends',
  priceCents: 'Price',
  salePriceCents: 'Sale price',
  sku: 'SKU',
  audio: 'Recording',
  isExplicit: 'Explicit',
  seo: 'Search engines',
  seoTitle: 'Title in search results',
  seoDescription: 'Description in search results',
  seoHidden: 'Hidden from search engines',
  collectionId: 'Page it stands on',
  parentId: 'Stands beneath',
  typeName: 'Kind of page',
  layoutId: 'Layout',
  isHomepage: 'Start page',
  isPasswordProtected: 'Behind a password',
  passwordHash: 'Password',
  publishedAtMs: 'Publication date',
  trashedAtMs: 'In the trash since',
  tagLine: 'Tagline',
  navigation: 'Menus',
  store: 'Shop',
  lock: 'Password of the site',
  tweaks: 'Design',
  customAddButtonText: 'Words of the button',
  customSoldOutText: 'Words when sold out',
  optionNames: 'Options',
  hasLikes: 'Likes',
  weightGrams: 'Weight in grams',
  taxClass: 'Tax class',
}

/** What is said to have changed where the label of a field says a state, not a thing. */
const nouns: Readonly<Record<string, string>> = {
  'Visible in the shop': 'visibility in the shop',
  Visible: 'visibility',
  Featured: 'mark as featured',
  'On sale': 'sale',
  'Published from': 'day of publication',
  'Sale begins': 'begin of the sale',
  'Sale ends': 'end of the sale',
  'Search engines': 'words for search engines',
  'Hidden from search engines': 'visibility to search engines',
  'Page it stands on': 'page',
  'Stands beneath': 'place in the menu tree',
  'Start page': 'choice as start page',
  'Behind a password': 'password',
  'In the trash since': 'place in the trash',
  Likes: 'likes',
  'Weight in grams': 'weight',
}

/** A field within a sentence, by its label: “price” of “Price”. What is only on or off is named as the setting that it is. */
export function fieldNoun(label: string, isSwitch: boolean): string {
  const noun = nouns[label]
  if (noun !== undefined) return noun
  if (isSwitch) return `setting “${label}”`
  return label === label.toUpperCase() ? label : label.charAt(0).toLowerCase() + label.slice(1)
}

/** A field in words: from the table, or its name taken apart. */
export function fieldName(name: string): string {
  const known = names[name]
  if (known !== undefined) return known
  const plain = name.replace(/(Cents|AtMs|Ms|Html|Id)$/, '').replace(/^(is|has)(?=[A-Z])/, '')
  const words = plain.replace(/([a-z0-9])([A-Z])/g, '$1 $2').replace(/[-_]+/g, ' ')
  const lower = words === words.toUpperCase() ? words : words.toLowerCase()
  return lower.charAt(0).toUpperCase() + lower.slice(1)
}
