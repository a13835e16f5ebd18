import type { Collection } from '@vitrine/domain/content/collection'
import type { TranslationKind } from '@vitrine/domain/languages/translation'
import {
  areaSubject,
  formSubject,
  itemSubject,
  pageSubject,
  productSubject,
  type Subject,
  type SubjectTables,
  siteSubjects,
} from './subject.ts'

/** Rows read at once. */
const batch = 200

/** Most items of a collection, and most products, that are listed. */
const maxRows = 20_000

/** What is kept with the site itself. */
const kindsOfSite: readonly TranslationKind[] = ['menu', 'site', 'mail']

/** Everything of a site that has texts, or all of one kind: pages first, then what stands in them. */
export async function listSubjects(
  tables: SubjectTables,
  { kind, nowMs }: { readonly kind?: TranslationKind | undefined; readonly nowMs: number },
): Promise<readonly Subject[]> {
  const isWanted = (each: TranslationKind) => kind === undefined || kind === each
  const collections = await tables.collections.list()
  const found: Subject[] = []
  if (isWanted('page')) found.push(...(await listPages(tables, collections)))
  if (isWanted('product')) found.push(...(await listProducts(tables)))
  if (isWanted('item')) for (const each of collections) found.push(...(await listItems(tables, each, nowMs)))
  if (kindsOfSite.some(isWanted))
    found.push(...siteSubjects(await tables.site.read()).filter((each) => isWanted(each.kind)))
  if (isWanted('area')) found.push(...(await listAreas(tables)))
  if (isWanted('form')) found.push(...(await tables.forms.list()).map(formSubject))
  return found.filter(({ sources }) => sources.length > 0)
}

async function listPages(
  tables: SubjectTables,
  collections: readonly Collection[],
): Promise<readonly Subject[]> {
  const ids = collections.map(({ id }) => id)
  const layouts = await tables.layouts.findMany('collection', ids)
  return collections.map((page) => pageSubject(page, layouts.get(page.id)?.layout ?? null))
}

async function listProducts({ products }: SubjectTables): Promise<readonly Subject[]> {
  const found: Subject[] = []
  for (let afterId = ''; found.length < maxRows; ) {
    const rows = await products.behind(afterId, batch)
    afterId = rows.at(-1)?.id ?? ''
    found.push(...rows.map(productSubject))
    if (rows.length < batch) break
  }
  return found.sort((one, other) => one.title.localeCompare(other.title))
}

async function listItems(
  tables: SubjectTables,
  { id }: Collection,
  nowMs: number,
): Promise<readonly Subject[]> {
  const found: Subject[] = []
  const search = {
    collectionId: id,
    nowMs,
    sort: 'published',
    direction: 'desc',
  } as const
  for (let offset = 0; offset < maxRows; offset += batch) {
    const { rows } = await tables.items.search({ ...search, offset, limit: batch })
    const ids = rows.map((item) => item.id)
    const layouts = await tables.layouts.findMany('item', ids)
    found.push(...rows.map((item) => itemSubject(item, layouts.get(item.id)?.layout ?? null)))
    if (rows.length < batch) break
  }
  return found
}

async function listAreas({ layouts }: SubjectTables): Promise<readonly Subject[]> {
  const owners = await layouts.owners()
  const ids = owners.flatMap(({ kind, id }) => (kind === 'field' ? [id] : []))
  const found = await layouts.findMany('field', ids)
  return [...found].map(([id, { layout }]) => areaSubject(id, layout))
}
