import type { Say } from '@vitrine/domain/words/say'
import type { MediaUse } from '@vitrine/store/media/media'
import type { SiteTables } from '@vitrine/store/store'
import { titleOfPart } from '../words/title-of-part.ts'

/** A part of the site that names a file, as owners know it. */
export interface DescribedUse {
  readonly kind: string
  readonly id: string
  readonly title: string
  readonly address: string | null
}

type Described = Pick<SiteTables, 'collections' | 'products' | 'items' | 'authors' | 'campaigns'>

/** Says what each use is called, in the words of who reads it, and where visitors see it. */
export async function describeUses(
  tables: Described,
  uses: readonly MediaUse[],
  say: Say,
): Promise<readonly DescribedUse[]> {
  if (uses.length === 0) return []
  const collections = new Map((await tables.collections.list()).map((each) => [each.id, each]))
  // What is in the trash is in no other list, and may come back.
  const trash = await tables.collections.listTrash()
  const within = (collectionId: string, urlId: string) => {
    const collection = collections.get(collectionId)
    return collection ? `/${collection.urlId}/${urlId}` : null
  }
  const page = (id: string) => {
    const collection = collections.get(id)
    if (collection) return { title: collection.title, address: `/${collection.urlId}` }
    const trashed = trash.find((each) => each.id === id)
    return trashed && { title: say('{title} (in the trash)', { title: trashed.title }), address: null }
  }
  const named = async ({ kind, id }: MediaUse) => {
    switch (kind) {
      case 'site':
        return { title: say('Settings of the site'), address: '/' }
      case 'collection':
      case 'layout-collection':
        return page(id)
      case 'product': {
        const product = await tables.products.find(id)
        return product && { title: product.title, address: within(product.collectionId, product.urlId) }
      }
      case 'item':
      case 'layout-item': {
        const item = await tables.items.find(id)
        return item && { title: item.title, address: within(item.collectionId, item.urlId) }
      }
      case 'draft': {
        const item = await tables.items.find(id.split(':')[0] ?? '')
        return item && { title: say('A draft of {title}', { title: item.title }), address: null }
      }
      case 'author': {
        const author = (await tables.authors.list()).find((each) => each.id === id)
        return author && { title: author.displayName, address: null }
      }
      case 'campaign': {
        const campaign = await tables.campaigns.find(id)
        return campaign && { title: campaign.name || campaign.subject, address: null }
      }
      case 'layout-field':
        return { title: titleOfPart(id, say), address: null }
    }
  }
  const described: DescribedUse[] = []
  for (const use of uses) {
    const { title, address } = (await named(use)) ?? { title: say('Something in the trash'), address: null }
    described.push({ kind: use.kind, id: use.id, title: title || say('Untitled'), address })
  }
  return described
}
