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
