import { isOnShow } from '@vitrine/domain/catalogue/for-members'
import { isListed } from '@vitrine/domain/content/item'
import { collectionMark, pageMark } from '@vitrine/domain/search/postings'
import { type SearchedTexts, wordLevels } from '@vitrine/domain/search/word-levels'
import { itemTexts, pageTexts, productTexts } from '@vitrine/site/search/searched-texts'
import type { SearchEntry, SearchedKind } from '@vitrine/store/search/search-records'
import type { SiteTables } from '@vitrine/store/store'

/** What was read to be found. */
export interface ReadEntries {
  readonly entries: readonly SearchEntry[]
  /** Items that are found from a moment on, epoch milliseconds, by id. */
  readonly later: ReadonlyMap<string, number>
}

type Tables = Pick<SiteTables, 'products' | 'items' | 'collections' | 'layouts'>

/**
 * Reads what an index is to know of some things of a kind: of what is hidden, a draft or for members alone it knows nothing. Whether a
 * collection is open, and shows words of its own in the template of the site, is asked when somebody searches.
 */
export async function readEntries(
  tables: Tables,
  kind: SearchedKind,
  ids: readonly string[],
  nowMs: number,
): Promise<ReadEntries> {
  if (kind === 'item') return readItems(tables, ids, nowMs)
  const words = kind === 'product' ? await readProducts(tables, ids) : await readPages(tables, ids)
  return { entries: entriesOf(kind, ids, words), later: new Map() }
}

type WordsById = ReadonlyMap<string, ReadonlyMap<string, number>>

function entriesOf(kind: SearchedKind, ids: readonly string[], words: WordsById): readonly SearchEntry[] {
  return ids.map((id) => ({ kind, id, words: words.get(id) ?? null }))
}

async function readProducts({ products }: Tables, ids: readonly string[]): Promise<WordsById> {
  const shown = (await products.findMany(ids)).filter(isOnShow)
  return new Map(
    shown.map((each) => [each.id, marked(productTexts(each), collectionMark(each.collectionId))]),
  )
}

async function readItems(
  { items, layouts }: Tables,
  ids: readonly string[],
  nowMs: number,
): Promise<ReadEntries> {
  const listed = (await items.findMany(ids)).filter((item) => isListed(item) && item.title !== '')
  const shown = listed.filter(({ publishedAtMs }) => publishedAtMs <= nowMs)
  const later = listed.filter(({ publishedAtMs }) => publishedAtMs > nowMs)
  const bodies = await layouts.findMany(
    'item',
    shown.map(({ id }) => id),
  )
  const words = shown.map((item) => {
    const texts = itemTexts(item, bodies.get(item.id)?.layout ?? null)
    return [item.id, marked(texts, collectionMark(item.collectionId))] as const
  })
  return {
    entries: entriesOf('item', ids, new Map(words)),
    later: new Map(later.map(({ id, publishedAtMs }) => [id, publishedAtMs])),
  }
}

async function readPages({ collections, layouts }: Tables, ids: readonly string[]): Promise<WordsById> {
  const found = await Promise.all(ids.map((id) => collections.find(id)))
  const pages = found.flatMap((page) => (page && page.externalUrl === null ? [page] : []))
  const bodies = await layouts.findMany(
    'collection',
    pages.map(({ id }) => id),
  )
  return new Map(
    pages.map((page) => [
      page.id,
      marked(pageTexts(page, bodies.get(page.id)?.layout ?? null), pageMark(page.id)),
    ]),
  )
}

function marked(texts: SearchedTexts, mark: string): ReadonlyMap<string, number> {
  return new Map([...wordLevels(texts), [mark, 0]])
}
