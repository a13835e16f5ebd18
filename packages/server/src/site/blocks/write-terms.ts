import type { Collection } from '@vitrine/domain/content/collection'
import type { BlockValue } from '@vitrine/domain/content/layout'
import { html, type Markup } from '@vitrine/storefront/html/markup'
import { collectionPath, isShop } from '../page-data/collection-shape.ts'
import type { PageContext } from '../page-data/page-context.ts'
import type { BlockWriter } from './block-place.ts'
import { dateFormat } from './date-format.ts'
import { collectionNamed } from './find-collection.ts'
import { type Newest, newestItems } from './newest-items.ts'

/** A link to a part of a collection, and how much is in it; null: nobody knows. */
interface Term {
  readonly name: string
  readonly href: string
  readonly total: number | null
}

/** The tags, categories, authors or months of a collection. */
export const writeTerms: BlockWriter<'tagcloud'> = async (value, { page }) => {
  const collection = collectionNamed(value.collectionId, page.context)
  if (!collection) return null
  const terms = (await readTerms(value.terms, collection, page.context)).slice(0, value.limit)
  if (terms.length === 0) return null
  return html`<ul class="tag-list tag-design-${value.design}">${terms.map(({ name, href, total }) => {
    return html`<li><a href="${href}">${name}</a>${
      value.showCounts && total !== null ? html` <span class="tag-count">(${total})</span>` : ''
    }</li>`
  })}</ul>`
}

/** Everything of a collection, in groups or one list. */
export const writeArchive: BlockWriter<'archive'> = async (value, place) => {
  const { context } = place.page
  const collection = collectionNamed(value.collectionId, context)
  if (!collection) return null
  if (value.groupBy !== 'months' && value.groupBy !== 'none') {
    const terms = (await readTerms(value.groupBy, collection, context)).slice(0, value.limit)
    return terms.length === 0 ? null : frame(value, collection, place.id, terms.map(linkOf))
  }
  const items = await newestItems(collection, value.limit, context)
  if (items.length === 0) return null
  if (value.groupBy === 'none') return frame(value, collection, place.id, items.map(linkOf))
  const monthOf = monthReader(context.site)
  const groups = Map.groupBy(items, ({ atMs }) => monthOf(atMs).key)
  const entries = [...groups.values()].flatMap((group): readonly Markup[] => {
    const [first] = group
    if (!first) return []
    const { title, key } = monthOf(first.atMs)
    return [
      html`<li class="archive-group"><a class="archive-group-name-link" href="${collectionPath(collection, context)}?month=${key}">${title}</a><ul class="archive-item-list">${group.map(linkOf)}</ul></li>`,
    ]
  })
  return frame(value, collection, place.id, entries)
}

function frame(
  { design }: BlockValue<'archive'>,
  { title }: Collection,
  id: string,
  entries: readonly Markup[],
): Markup {
  const list = html`<ul class="archive-group-list" id="${id}-archive">${entries}</ul>`
  return design === 'dropdown'
    ? html`<details class="archive-dropdown"><summary>${title}</summary>${list}</details>`
    : list
}

function linkOf({ name, href }: Pick<Term, 'name' | 'href'>): Markup {
  return html`<li class="archive-item"><a href="${href}">${name}</a></li>`
}

async function readTerms(
  kind: BlockValue<'tagcloud'>['terms'],
  collection: Collection,
  context: PageContext,
): Promise<readonly Term[]> {
  const url = collectionPath(collection, context)
  const link = (query: string, term: string) => `${url}?${query}=${encodeURIComponent(term)}`
  const { store, nowMs, theme } = context
  if (isShop(collection, theme)) {
    const names = kind === 'categories' ? await store.products.categories(collection.id) : []
    return names.map((name) => ({ name, href: link('category', name), total: null }))
  }
  if (kind === 'months') return readMonths(await newestItems(collection, maxRead, context), url, context)
  const query = { collectionId: collection.id, publishedBeforeMs: nowMs }
  if (kind === 'authors') {
    const authors = new Map((await store.authors.list()).map((author) => [author.id, author.displayName]))
    const terms = await store.items.terms({ ...query, kind: 'author' })
    return terms.flatMap(({ term, total }) => {
      const name = authors.get(term)
      return name === undefined ? [] : [{ name, href: link('author', term), total }]
    })
  }
  const single = kind === 'tags' ? 'tag' : 'category'
  const terms = await store.items.terms({ ...query, kind: single })
  return terms.map(({ term, total }) => ({ name: term, href: link(single, term), total }))
}

/** Items that months are counted from. */
const maxRead = 200

function readMonths(items: readonly Newest[], url: string, { site }: PageContext): readonly Term[] {
  const monthOf = monthReader(site)
  const months = Map.groupBy(items, ({ atMs }) => monthOf(atMs).key)
  return [...months].map(([key, group]) => ({
    name: monthOf(group[0]?.atMs ?? 0).title,
    href: `${url}?month=${key}`,
    total: items.length < maxRead ? group.length : null,
  }))
}

/** Reads months in the site's time zone: as addresses name them (`11-2026`), and as people do. */
function monthReader(site: PageContext['site']): (atMs: number) => Month {
  const numbers = dateFormat({ ...site, language: 'en-GB' }, { year: 'numeric', month: '2-digit' })
  const words = dateFormat(site, { year: 'numeric', month: 'long' })
  return (atMs) => {
    const parts = numbers.formatToParts(atMs)
    const part = (type: string) => parts.find((each) => each.type === type)?.value ?? ''
    return { key: `${part('month')}-${part('year')}`, title: words.format(atMs) }
  }
}

interface Month {
  readonly key: string
  readonly title: string
}
