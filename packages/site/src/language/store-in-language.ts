import type { Layout } from '@vitrine/domain/content/layout'
import type { Form } from '@vitrine/domain/forms/form'
import { visitForm } from '@vitrine/domain/languages/texts/form-texts'
import { visitItem } from '@vitrine/domain/languages/texts/item-texts'
import { visitLayout } from '@vitrine/domain/languages/texts/layout-texts'
import { withFollowedTexts } from '@vitrine/domain/languages/texts/list-entries'
import { visitPage } from '@vitrine/domain/languages/texts/page-texts'
import { visitProduct } from '@vitrine/domain/languages/texts/product-texts'
import type { VisitTexts } from '@vitrine/domain/languages/texts/text-field'
import type { TranslatedTexts } from '@vitrine/domain/languages/texts/translated-texts'
import type { TranslationKind } from '@vitrine/domain/languages/translation'
import type { LayoutOwner, LayoutRecords } from '@vitrine/store/content/layouts'
import type { SiteStore, SiteTables } from '@vitrine/store/store'
import type { TranslationsOf } from './translations-of.ts'

/** The rows of a site as they read in another language. They can be read alone: what is translated is never saved as the site's own. */
export function storeInLanguage(store: SiteStore, translations: TranslationsOf): SiteStore {
  const transaction: SiteStore['transaction'] = (work, options) =>
    store.transaction((tables) => work(tablesInLanguage(tables, translations)), options)
  return Object.defineProperty(tablesInLanguage(store, translations), 'transaction', { value: transaction })
}

/** The tables of a site as they read in another language. Each is made when it is asked for, as in the store itself. */
export function tablesInLanguage<Tables extends SiteTables>(
  tables: Tables,
  translations: TranslationsOf,
): Tables {
  const speak = <Subject extends { readonly id: string }>(
    kind: TranslationKind,
    visit: VisitTexts<Subject>,
  ) => new Speaker(tables, translations, { kind, visit })
  return Object.create(tables, {
    collections: once(() => collectionsIn(tables, speak('page', visitPage))),
    products: once(() => productsIn(tables, speak('product', visitProduct))),
    items: once(() => itemsIn(tables, speak('item', visitItem))),
    layouts: once(() => layoutsIn(tables, translations)),
    forms: once(() => formsIn(tables, speak('form', visitForm))),
    site: once(() => ({ ...tables.site, save: neverSaved })),
  })
}

function once<Value>(make: () => Value): PropertyDescriptor {
  let made: Value | undefined
  return {
    get: () => {
      made ??= make()
      return made
    },
  }
}

async function neverSaved(): Promise<never> {
  throw new Error('What is read in another language is never saved.')
}

interface Spoken<Subject> {
  readonly kind: TranslationKind
  readonly visit: VisitTexts<Subject>
}

/** Gives what was read its texts in the language. */
class Speaker<Subject extends { readonly id: string }> {
  readonly #tables: SiteTables
  readonly #translations: TranslationsOf
  readonly #spoken: Spoken<Subject>

  constructor(tables: SiteTables, translations: TranslationsOf, spoken: Spoken<Subject>) {
    this.#tables = tables
    this.#translations = translations
    this.#spoken = spoken
  }

  async all(rows: readonly Subject[]): Promise<readonly Subject[]> {
    const { kind, visit } = this.#spoken
    const ids = rows.map(({ id }) => id)
    const texts = await this.#translations.find(kind, ids, this.#tables)
    return texts.size === 0 ? rows : rows.map((row) => withFollowedTexts(row, visit, texts.get(row.id) ?? []))
  }

  async one(row: Subject | undefined): Promise<Subject | undefined> {
    return row && (await this.all([row]))[0]
  }

  async page<Page extends { readonly rows: readonly Subject[] }>(page: Page): Promise<Page> {
    return { ...page, rows: await this.all(page.rows) }
  }

  async both<Row extends { readonly previous: Subject | undefined; readonly next: Subject | undefined }>(
    row: Row,
  ): Promise<Row> {
    return { ...row, previous: await this.one(row.previous), next: await this.one(row.next) }
  }
}

type Words<Table extends 'collections' | 'products' | 'items'> = Speaker<
  NonNullable<Awaited<ReturnType<SiteTables[Table]['find']>>>
>

function collectionsIn({ collections }: SiteTables, words: Words<'collections'>): SiteTables['collections'] {
  return {
    ...collections,
    list: async () => words.all(await collections.list()),
    find: async (id) => words.one(await collections.find(id)),
    findByUrlId: async (urlId) => words.one(await collections.findByUrlId(urlId)),
    save: neverSaved,
  }
}

function productsIn({ products }: SiteTables, words: Words<'products'>): SiteTables['products'] {
  return {
    ...products,
    find: async (id) => words.one(await products.find(id)),
    findMany: async (ids) => words.all(await products.findMany(ids)),
    findByUrlId: async (collectionId, urlId) => words.one(await products.findByUrlId(collectionId, urlId)),
    list: async (query) => words.page(await products.list(query)),
    neighbours: async (product) => words.both(await products.neighbours(product)),
    behind: async (afterId, limit) => words.all(await products.behind(afterId, limit)),
    save: neverSaved,
  }
}

function itemsIn({ items }: SiteTables, words: Words<'items'>): SiteTables['items'] {
  return {
    ...items,
    find: async (id) => words.one(await items.find(id)),
    findMany: async (ids) => words.all(await items.findMany(ids)),
    findByUrlId: async (collectionId, urlId) => words.one(await items.findByUrlId(collectionId, urlId)),
    list: async (query) => words.page(await items.list(query)),
    newerThan: async (place, query) => words.all(await items.newerThan(place, query)),
    neighbours: async (item, order) => words.both(await items.neighbours(item, order)),
    events: async (query) => words.all(await items.events(query)),
    save: neverSaved,
  }
}

function formsIn({ forms }: SiteTables, words: Speaker<Form>): SiteTables['forms'] {
  return { ...forms, find: async (id) => words.one(await forms.find(id)), save: neverSaved }
}

const kindOfOwner = { field: 'area', collection: 'page', item: 'item' } as const satisfies Record<
  LayoutOwner['kind'],
  TranslationKind
>

function layoutIn(layout: Layout, languages: readonly TranslatedTexts[]): Layout {
  return withFollowedTexts(layout, visitLayout, languages)
}

function layoutsIn(tables: SiteTables, translations: TranslationsOf): LayoutRecords {
  const findMany: LayoutRecords['findMany'] = async (kind, ids) => {
    const found = await tables.layouts.findMany(kind, ids)
    const texts = await translations.find(kindOfOwner[kind], [...found.keys()], tables)
    if (texts.size === 0) return found
    return new Map(
      [...found].map(([id, stored]) => [
        id,
        { ...stored, layout: layoutIn(stored.layout, texts.get(id) ?? []) },
      ]),
    )
  }
  return {
    ...tables.layouts,
    findMany,
    find: async ({ kind, id }) => (await findMany(kind, [id])).get(id),
    save: neverSaved,
  }
}
