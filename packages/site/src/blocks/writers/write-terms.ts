import type { Collection } from '@vitrine/domain/content/collection'
import type { BlockValue } from '@vitrine/domain/content/layout'
import type { PeriodCount } from '@vitrine/store/content/items'
import { html, type Markup } from '@vitrine/storefront/parts/html/markup'
import { monthBounds } from '../../page-json/lists/month.ts'
import type { PageContext } from '../../page-json/page-context.ts'
import { localMonth } from '../../page-json/website/time-zone.ts'
import { RevisionMemory } from '../../revisions/revision-memory.ts'
import { collectionPath, isShop, orderingOf } from '../../theme/collection-shape.ts'
import type { BlockWriter } from '../block-context.ts'
import { dateFormat } from '../date-format.ts'
import { eventTimes, monthsOfTimes } from '../event-times.ts'
import { collectionNamed } from '../find-collection.ts'
import { type Newest, newestItems } from '../newest-items.ts'

/** A link to a part of a collection, and how much is in it; null: not known. */
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
  const isByTime = value.groupBy === 'months' && orderingOf(collection, context.theme) === 'calendar'
  const items = isByTime
    ? (await eventTimes(collection, context)).slice(0, value.limit)
    : await newestItems(collection, value.limit, context)
  if (items.length === 0) return null
  if (value.groupBy === 'none') return frame(value, collection, place.id, items.map(linkOf))
  const monthOf = monthReader(context.site)
  const groups = Map.groupBy(items, ({ atMs }) => monthOf(atMs).key)
  const entries = [...groups.values()].flatMap((group): readonly Markup[] => {
    const [first] = group
    if (!first) return []
    const { title, key } = monthOf(first.atMs)
    const link = monthLink(title, `${collectionPath(collection, context)}?month=${key}`)
    return [
      html`<li class="archive-group">${link}<ul class="archive-item-list">${onceEach(group).map(linkOf)}</ul></li>`,
    ]
  })
  // A month of which no item is named is a link.
  const months = isShop(collection, context.theme) ? [] : await readMonths(collection, context)
  const named = new Set([...groups.values()].flatMap(([first]) => (first ? [monthOf(first.atMs).title] : [])))
  const older = months
    .filter(({ name }) => !named.has(name))
    .map(({ name, href }) => html`<li class="archive-group">${monthLink(name, href)}</li>`)
  return frame(value, collection, place.id, [...entries, ...older])
}

/** An event that repeats is named once in a month. */
function onceEach(group: readonly Newest[]): readonly Newest[] {
  return [...new Map(group.map((each) => [each.href, each])).values()]
}

function monthLink(title: string, href: string): Markup {
  return html`<a class="archive-group-name-link" href="${href}">${title}</a>`
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
  const link = (query: string, term: string) => `${url}?${query}=${encodeURIComponent(term.toWellFormed())}`
  const { store, nowMs, theme } = context
  if (isShop(collection, theme)) {
    if (kind !== 'categories' && kind !== 'tags') return []
    const isOfTags = kind === 'tags'
    const names = await (isOfTags
      ? store.products.tags(collection.id)
      : store.products.categories(collection.id))
    return names.map((name) => ({ name, href: link(isOfTags ? 'tag' : 'category', name), total: null }))
  }
  if (kind === 'months') return readMonths(collection, context)
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

/** Most months that are listed: those of sixteen years. */
const maxMonths = 200

const knownMonths = new RevisionMemory<readonly PeriodCount[]>()

/** What is scheduled brings its month along this much after its moment at the latest. */
const trustMs = 300_000

/** The months in which something was published, or takes place, the newest first. */
async function readMonths(collection: Collection, context: PageContext): Promise<readonly Term[]> {
  const { site, theme } = context
  const months =
    orderingOf(collection, theme) === 'calendar'
      ? monthsOfTimes(await eventTimes(collection, context), site.timeZone).slice(0, maxMonths)
      : await readPeriods(collection, context)
  const url = collectionPath(collection, context)
  const monthOf = monthReader(site)
  return months.map(({ fromMs, total }) => {
    const { title, key: month } = monthOf(fromMs)
    return { name: title, href: `${url}?month=${month}`, total }
  })
}

/** Periods of publication, each found by index however long the list is. */
function readPeriods(
  { id: collectionId }: Collection,
  { site, store, nowMs }: PageContext,
): Promise<readonly PeriodCount[]> {
  return knownMonths.recall(site, `${collectionId} ${Math.floor(nowMs / trustMs)}`, () =>
    store.items.periods({
      collectionId,
      publishedBeforeMs: nowMs,
      limit: maxMonths,
      boundsOf: (atMs) => monthBounds(localMonth(atMs, site.timeZone), site.timeZone),
    }),
  )
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
