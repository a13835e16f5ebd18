import { type ListOrder, readListOrder } from '@vitrine/domain/catalogue/list-order'
import { variantParameter } from '@vitrine/domain/catalogue/variant-address'
import { imageWidths } from '../image.ts'
import { type Month, readMonth } from './month.ts'

/** What the query of a page's address asks for; everything else in it changes nothing (platform reference, section 1.10). */
export interface PageQuery {
  readonly format: PageFormat
  readonly category: string | null
  readonly tag: string | null
  /** Id of an author. */
  readonly author: string | null
  /** A month of a blog or of a calendar. */
  readonly month: Month | null
  /** How events are shown; null: as their owner chose. */
  readonly view: 'list' | 'calendar' | null
  /** In which order a list of products stands. */
  readonly sort: ListOrder
  /** Whether only products are shown of which something is left. */
  readonly inStockOnly: boolean
  /** From 1. */
  readonly page: number
  /** Time of the newest post to show, epoch milliseconds. */
  readonly offsetMs: number | null
  /** How many posts of exactly `offsetMs` were shown before. */
  readonly skip: number
  /** Whether the page is to end, not to begin, at `offsetMs`. */
  readonly isReversed: boolean
  /** The item of a list that a link means. */
  readonly itemId: string | null
  /** The variant of a product that a link chooses. */
  readonly variantId: string | null
  /** Why a form without JavaScript was sent back. */
  readonly problem: string | null
}

/** Ways in which a page can be answered. */
type PageFormat = 'html' | 'picture' | (typeof formats)[number]

const formats = ['json', 'json-pretty', 'main-content', 'quick-view', 'page-context', 'rss', 'ical'] as const

/** Of an address without a query. */
export const plainQuery: PageQuery = {
  format: 'html',
  category: null,
  tag: null,
  author: null,
  month: null,
  view: null,
  sort: 'featured',
  inStockOnly: false,
  page: 1,
  offsetMs: null,
  skip: 0,
  isReversed: false,
  itemId: null,
  variantId: null,
  problem: null,
}

/** Longest filter that is looked at: no category or tag is longer (specification, section 9). */
export const maxFilterLength = 200

/** Reads the query part of an address, without its question mark. */
export function readPageQuery(text: string): PageQuery {
  // As most addresses are.
  if (text === '') return plainQuery
  const query = new URLSearchParams(text)
  const format = query.get('format')
  const view = query.get('view')
  const filter = (name: string) => query.get(name)?.slice(0, maxFilterLength) || null
  return {
    format: formats.find((each) => each === format) ?? (isPictureForm(format) ? 'picture' : 'html'),
    category: filter('category'),
    tag: filter('tag'),
    author: readId(query.get('author')),
    month: readMonth(query.get('month')),
    view: view === 'list' || view === 'calendar' ? view : null,
    sort: readListOrder(query.get('sort')),
    inStockOnly: query.get('stock') === 'available',
    page: Math.max(1, readNumber(query.get('page')) ?? 1),
    offsetMs: readNumber(query.get('offset')),
    skip: readNumber(query.get('skip')) ?? 0,
    isReversed: query.get('reversePaginate') === 'true',
    itemId: readId(query.get('itemId')),
    variantId: filter(variantParameter),
    problem: filter('problem'),
  }
}

/** Templates of the first years ask the address of a post for its picture: `/journal/kiln?format=1000w`. */
function isPictureForm(format: string | null): boolean {
  return format === 'original' || imageWidths.some((width) => format === `${width}w`)
}

/** Parameters that `readPageQuery` looks at. */
const knownNames = new Set([
  'format',
  'category',
  'tag',
  'author',
  'month',
  'view',
  'page',
  'offset',
  'skip',
  'reversePaginate',
  'itemId',
  variantParameter,
  'problem',
])

/** An address without the query parameters that change nothing, so that links with campaign codes share a cached page. */
export function bareAddress(url: string): string {
  const mark = url.indexOf('?')
  if (mark < 0) return url
  const kept = url
    .slice(mark + 1)
    .split('&')
    .filter(changesPage)
  return kept.length === 0 ? url.slice(0, mark) : `${url.slice(0, mark)}?${kept.join('&')}`
}

/** Whether a part of a query can change a page: fields of a form that were left as they are do not. */
function changesPage(part: string): boolean {
  const [name = '', value = ''] = part.split('=', 2)
  if (name === 'sort') return readListOrder(value) !== 'featured'
  if (name === 'stock') return value === 'available'
  return value !== '' && knownNames.has(name)
}

/** Ids are 24 hex digits; nothing else names an author or an item. */
function readId(text: string | null): string | null {
  return text !== null && /^[0-9a-f]{24}$/.test(text) ? text : null
}

function readNumber(text: string | null): number | null {
  return text !== null && /^\d{1,15}$/.test(text) ? Number(text) : null
}
