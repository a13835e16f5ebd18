import { isOnShow } from '@vitrine/domain/catalogue/for-members'
import { priceRange } from '@vitrine/domain/catalogue/price'
import type { Product } from '@vitrine/domain/catalogue/product'
import type { Collection } from '@vitrine/domain/content/collection'
import { type ContentItem, isListed, isVisibleAt } from '@vitrine/domain/content/item'
import { isShut } from '@vitrine/domain/content/pages/barriers'
import type { MediaEntry } from '@vitrine/domain/media/media-entry'
import { formatMoney } from '@vitrine/domain/money/format-money'
import { type CampaignBlock, shownByBlocks } from '@vitrine/domain/newsletter/campaigns/campaign-block'
import type { Site } from '@vitrine/domain/website/site'
import { plainText } from '@vitrine/site/html/escape'
import { itemUrl } from '@vitrine/site/page-json/items/item'
import { productUrl } from '@vitrine/site/page-json/products/product-item'
import { sayIn } from '@vitrine/site/words/visitor-words'
import type { SiteTables } from '@vitrine/store/store'

/** A picture, a product or a post that a campaign shows, as it is now. */
export interface ShownThing {
  readonly kind: 'picture' | 'product' | 'post'
  readonly id: string
  readonly title: string
  /** The excerpt of a post; '' otherwise. */
  readonly excerpt: string
  /** The price of a product in words; '' otherwise. */
  readonly detail: string
  /** As it is served, with path alone; null for none. */
  readonly pictureUrl: string | null
  /** Where visitors see it, with path alone; null where they do not. */
  readonly path: string | null
  readonly isVisible: boolean
  /** Whether it is a post that visitors see later. */
  readonly isToCome: boolean
}

/** What blocks of campaigns can show, by its id. */
export type ShownThings = ReadonlyMap<string, ShownThing>

type Tables = Pick<SiteTables, 'products' | 'items' | 'media' | 'collections'>

interface ShownContext {
  readonly site: Site
  readonly nowMs: number
}

/** Reads what blocks show; what is gone is missing. */
export async function readShownThings(
  tables: Tables,
  blocks: readonly CampaignBlock[],
  context: ShownContext,
): Promise<ShownThings> {
  const { mediaIds, productIds, itemIds } = shownByBlocks(blocks)
  const describe = await describers(tables, context)
  const media = await Promise.all([...new Set(mediaIds)].map((id) => tables.media.find(id)))
  const products = productIds.length === 0 ? [] : await tables.products.findMany(productIds)
  const items = itemIds.length === 0 ? [] : await tables.items.findMany(itemIds)
  const things = [
    ...media.flatMap((entry) => (entry?.kind === 'picture' ? [describe.picture(entry)] : [])),
    ...products.map(describe.product),
    ...items.map(describe.post),
  ]
  return new Map(things.map((thing) => [thing.id, thing]))
}

/** Describes what blocks can show. */
export async function describers({ collections }: Pick<Tables, 'collections'>, context: ShownContext) {
  const all = await collections.list()
  const byId = new Map(all.map((each) => [each.id, each]))
  const shelfOf = (id: string) => {
    const collection = byId.get(id)
    return collection && isOpen(collection, all) ? collection : undefined
  }
  return {
    picture: ({ id, title, filename, assetUrl }: MediaEntry): ShownThing => ({
      kind: 'picture',
      id,
      title: title || filename,
      excerpt: '',
      detail: '',
      pictureUrl: assetUrl,
      path: null,
      isVisible: true,
      isToCome: false,
    }),
    product: (product: Product): ShownThing => {
      const shelf = shelfOf(product.collectionId)
      const isVisible = isOnShow(product) && shelf !== undefined
      return {
        kind: 'product',
        id: product.id,
        title: product.title,
        excerpt: '',
        detail: priceWords(product, context.site),
        pictureUrl: product.images[0]?.assetUrl ?? null,
        path: isVisible ? productUrl(product, shelf) : null,
        isVisible,
        isToCome: false,
      }
    },
    post: (item: ContentItem): ShownThing => {
      const shelf = shelfOf(item.collectionId)
      const isVisible = shelf !== undefined && isVisibleAt(item, context.nowMs)
      return {
        kind: 'post',
        id: item.id,
        title: item.title,
        excerpt: plainText(item.excerptHtml || item.bodyHtml, 240),
        detail: '',
        pictureUrl: item.image?.assetUrl ?? null,
        path: isVisible ? itemUrl(item, shelf) : null,
        isVisible,
        isToCome: shelf !== undefined && !isVisible && isListed(item),
      }
    },
  }
}

function isOpen(collection: Collection, all: readonly Collection[]): boolean {
  return collection.isEnabled && collection.externalUrl === null && !isShut(collection, all)
}

function priceWords(product: Product, { store, language }: Site): string {
  const { lowestCents, highestCents } = priceRange(product)
  const words = formatMoney(lowestCents, store.currency, language)
  return lowestCents === highestCents ? words : sayIn(language)('from {lowest}', { lowest: words })
}
