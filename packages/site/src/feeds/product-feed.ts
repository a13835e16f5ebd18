import { attributeOf } from '@vitrine/domain/catalogue/attribute-of'
import { currentPriceCents } from '@vitrine/domain/catalogue/price'
import type { Product, Variant } from '@vitrine/domain/catalogue/product'
import type { FeedReader } from '@vitrine/domain/catalogue/product-feeds'
import { availableQuantity } from '@vitrine/domain/catalogue/stock'
import type { Collection } from '@vitrine/domain/content/collection'
import { toDecimalString } from '@vitrine/domain/money/reply-money'
import { absolute } from '../html/absolute.ts'
import { plainText } from '../html/escape.ts'
import type { PageContext } from '../page-json/page-context.ts'
import { productUrl } from '../page-json/products/product-item.ts'
import { isShop } from '../theme/collection-shape.ts'
import { encodedAddress } from './encoded-address.ts'
import { isPublic } from './sitemap/public-pages.ts'
import { xml } from './xml.ts'

/** Products read at once. */
const batch = 200

/** The longest texts that all readers take; one more sign says that something was cut off. */
const longestTitle = 149
const longestDescription = 4_999
const longestBrand = 70

/** Pictures beside the first. */
const maxMorePictures = 10

/** How the readers call what can be bought, and what cannot. */
const availabilities: Readonly<Record<FeedReader, readonly [available: string, soldOut: string]>> = {
  google: ['in_stock', 'out_of_stock'],
  facebook: ['in stock', 'out of stock'],
  instagram: ['in stock', 'out of stock'],
}

/** Writes the goods that visitors can buy as RSS 2.0 with the attributes of Google's and Meta's catalogues, each variant an item, piece by piece. */
export async function* productFeed(reader: FeedReader, context: PageContext): AsyncGenerator<string> {
  const { site, origin, collections, theme, store } = context
  yield `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0">
<channel>
<title>${xml(site.title)}</title>
<link>${xml(`${origin}/`)}</link>
<description>${xml(site.tagLine || site.title)}</description>
`
  for (const collection of collections) {
    if (!isPublic(collection, context) || !isShop(collection, theme)) continue
    for (let offset = 0; ; offset += batch) {
      const { rows } = await store.products.list({ collectionId: collection.id, offset, limit: batch })
      const items = rows.flatMap((product) => productItems(product, { reader, context, collection }))
      if (items.length > 0) yield items.join('')
      if (rows.length < batch) break
    }
  }
  yield '</channel>\n</rss>\n'
}

interface Place {
  readonly reader: FeedReader
  readonly context: PageContext
  readonly collection: Collection
}

/** No reader takes what has no picture or no price. */
function productItems(product: Product, place: Place): readonly string[] {
  const { type, subscription, images } = product
  if (type !== 'physical' || subscription !== null || images.length === 0) return []
  return product.variants
    .filter((variant) => currentPriceCents(type, variant) > 0)
    .map((variant) => variantItem(variant, product, place))
}

function variantItem(variant: Variant, product: Product, place: Place): string {
  const { site, origin } = place.context
  const title = titleOf(variant, product)
  const attributes: readonly Attribute[] = [
    ['g:id', variant.id],
    ['title', title],
    ['description', plainText(product.excerptHtml || product.bodyHtml, longestDescription) || title],
    ['link', encodedAddress(origin + productUrl(product, place.collection))],
    ...pictures(variant, product, origin),
    [
      'g:availability',
      availabilities[place.reader][availableQuantity(product.type, variant.stock) > 0 ? 0 : 1],
    ],
    ...prices(variant, product, site.store.currency),
    ['g:condition', 'new'],
    ['g:brand', site.title.slice(0, longestBrand)],
    // We know neither the number that the maker gave nor the maker.
    ['g:identifier_exists', 'no'],
    ...(product.variants.length > 1 ? [['g:item_group_id', product.id] as const] : []),
    ...product.optionNames.flatMap((name) => optionAttribute(name, attributeOf(variant, name) ?? '')),
    ...product.categories.slice(0, 1).map((name) => ['g:product_type', name] as const),
    ...(variant.weightGrams > 0 ? [['g:shipping_weight', `${variant.weightGrams} g`] as const] : []),
  ]
  const lines = attributes.map(([name, value]) => `<${name}>${xml(value)}</${name}>`)
  return `<item>\n${lines.join('\n')}\n</item>\n`
}

type Attribute = readonly [name: string, value: string]

function titleOf(variant: Variant, { title, optionNames }: Product): string {
  const values = optionNames.flatMap((name) => attributeOf(variant, name) ?? [])
  const whole = [title, ...values].join(', ')
  return whole.length > longestTitle ? `${whole.slice(0, longestTitle)}…` : whole
}

/** The picture of the variant first, then the others of the product. */
function pictures(variant: Variant, { images }: Product, origin: string): readonly Attribute[] {
  const own = images.filter(({ id }) => id === variant.imageId)
  const others = images.filter(({ id }) => id !== variant.imageId)
  return [...own, ...others]
    .slice(0, 1 + maxMorePictures)
    .map(({ assetUrl }, index) => [
      index === 0 ? 'g:image_link' : 'g:additional_image_link',
      `${absolute(assetUrl, origin)}?format=1500w`,
    ])
}

/** A sale that is no cheaper is told as the price. */
function prices(variant: Variant, { type }: Product, currency: string): readonly Attribute[] {
  const money = (cents: number) => `${toDecimalString(cents, currency)} ${currency}`
  const current = currentPriceCents(type, variant)
  if (current >= variant.priceCents) return [['g:price', money(current)]]
  return [
    ['g:price', money(variant.priceCents)],
    ['g:sale_price', money(current)],
  ]
}

/** Options that readers know by name. */
function optionAttribute(option: string, value: string): readonly Attribute[] {
  const name = option.trim().toLowerCase()
  if (value === '') return []
  if (name === 'colour' || name === 'color') return [['g:color', value]]
  return name === 'size' ? [['g:size', value]] : []
}
