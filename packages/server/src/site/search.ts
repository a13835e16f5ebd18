import { itemUrl } from './page-data/item.ts'
import type { PageContext } from './page-data/page-context.ts'
import { productUrl } from './page-data/product-item.ts'

/** Something that was found on the site. */
export interface SearchHit {
  readonly title: string
  readonly url: string
  readonly imageUrl: string | null
  /** What it belongs to, such as Shop. */
  readonly collectionTitle: string
}

/** Most hits that are shown. */
const maxHits = 40

/** Posts that are looked through, the newest first. */
const maxPosts = 200

/** Finds visible products by title, SKU, category or tag, and posts by title, category or tag. */
export async function searchSite(text: string, context: PageContext): Promise<readonly SearchHit[]> {
  if (text === '') return []
  const found = [...(await findProducts(text, context)), ...(await findPosts(text.toLowerCase(), context))]
  return found.slice(0, maxHits)
}

async function findProducts(
  text: string,
  { store, collections }: PageContext,
): Promise<readonly SearchHit[]> {
  const { rows } = await store.products.search({
    text,
    sort: 'title',
    direction: 'asc',
    offset: 0,
    limit: maxHits,
  })
  return rows.flatMap((product) => {
    const collection = collections.find((each) => each.id === product.collectionId && each.isEnabled)
    if (!collection || !product.isVisible) return []
    const imageUrl = product.images[0]?.assetUrl ?? null
    return [
      {
        title: product.title,
        url: productUrl(product, collection),
        imageUrl,
        collectionTitle: collection.title,
      },
    ]
  })
}

async function findPosts(
  text: string,
  { store, collections, nowMs }: PageContext,
): Promise<readonly SearchHit[]> {
  const hits: SearchHit[] = []
  for (const collection of collections.filter((each) => each.isEnabled && each.typeName === 'blog')) {
    const { rows } = await store.items.list({
      collectionId: collection.id,
      publishedBeforeMs: nowMs,
      offset: 0,
      limit: maxPosts,
    })
    for (const post of rows) {
      const words = [post.title, ...post.categories, ...post.tags].join('\n').toLowerCase()
      if (!words.includes(text)) continue
      const imageUrl = post.image?.assetUrl ?? null
      hits.push({
        title: post.title,
        url: itemUrl(post, collection),
        imageUrl,
        collectionTitle: collection.title,
      })
    }
  }
  return hits
}
