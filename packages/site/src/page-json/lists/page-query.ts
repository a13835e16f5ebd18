import { parseQuantity } from '@vitrine/domain/cart/quantity'
import { type ListOrder, readListOrder } from '@vitrine/domain/catalogue/list-order'
import { variantParameter } from '@vitrine/domain/catalogue/variant-address'
import { imageWidths } from '../image.ts'
import { type Month, monthText, readMonth } from './month.ts'
import { splitAddress } from './split-address.ts'

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
  /** What was chosen in a form that was sent back: values of options by their names, as a query is written. */
  readonly chosen: string | null
  /** How many were wanted there. */
  readonly quantity: number | null
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
  chosen: null,
  quantity: null,
  problem: null,
}

/** Longest filter that is looked at: no category or tag is longer (specification, section 9). */
export const maxFilterLength = 200

/** A parameter of addresses: what it says, and how it is written; what says nothing is not. */
interface Parameter {
  readonly name: string
  readonly readInto: (query: PageQuery, text: string | null) => PageQuery
  readonly write: (query: PageQuery) => string | null
}

function parameter<Key extends keyof PageQuery>(
  key: Key,
  name: string,
  read: (text: string | null) => PageQuery[Key],
  write: (value: PageQuery[Key]) => string | null,
): Parameter {
  return {
    name,
    readInto: (query, text) => ({ ...query, [key]: read(text) }),
    write: (query) => write(query[key]),
  }
}

/** All that addresses can say, in the order in which the lists' own links have it. */
const parameters: { readonly [Key in keyof PageQuery]: Parameter } = {
  category: parameter('category', 'category', readFilter, asItIs),
  tag: parameter('tag', 'tag', readFilter, asItIs),
  author: parameter('author', 'author', readId, asItIs),
  month: parameter('month', 'month', readMonth, (month) => month && monthText(month)),
  view: parameter('view', 'view', readView, asItIs),
  sort: parameter('sort', 'sort', readListOrder, (sort) => (sort === 'featured' ? null : sort)),
  inStockOnly: parameter(
    'inStockOnly',
    'stock',
    (text) => text === 'available',
    (isOnly) => (isOnly ? 'available' : null),
  ),
  page: parameter(
    'page',
    'page',
    (text) => Math.max(1, readNumber(text) ?? 1),
    (page) => (page === 1 ? null : String(page)),
  ),
  offsetMs: parameter('offsetMs', 'offset', readNumber, (ms) => (ms === null ? null : String(ms))),
  skip: parameter(
    'skip',
    'skip',
    (text) => readNumber(text) ?? 0,
    (skip) => (skip === 0 ? null : String(skip)),
  ),
  isReversed: parameter(
    'isReversed',
    'reversePaginate',
    (text) => text === 'true',
    (isReversed) => (isReversed ? 'true' : null),
  ),
  itemId: parameter('itemId', 'itemId', readId, asItIs),
  variantId: parameter('variantId', variantParameter, readFilter, asItIs),
  chosen: parameter('chosen', 'chosen', readFilter, asItIs),
  quantity: parameter('quantity', 'quantity', readQuantity, (quantity) =>
    quantity === null ? null : String(quantity),
  ),
  problem: parameter('problem', 'problem', readFilter, asItIs),
  format: parameter('format', 'format', readFormat, (format) => (format === 'html' ? null : format)),
}

const allParameters = Object.values(parameters)
const parameterOfName = new Map(allParameters.map((each) => [each.name, each]))

/** Reads the query part of an address, without its question mark. */
export function readPageQuery(text: string): PageQuery {
  // As most addresses are.
  if (text === '') return plainQuery
  const query = new URLSearchParams(text)
  return allParameters.reduce((read, { name, readInto }) => readInto(read, query.get(name)), plainQuery)
}

/** What a query says, as the names and values of an address. */
export function queryEntries(query: PageQuery): [string, string][] {
  return allParameters.flatMap(({ name, write }): [string, string][] => {
    const text = write(query)
    return text === null ? [] : [[name, text]]
  })
}

/** An address without the query parameters that change nothing, so that links with campaign codes share a cached page. */
export function bareAddress(url: string): string {
  const [path, query] = splitAddress(url)
  if (query === '') return path
  const seen = new Set<string>()
  const kept = query.split('&').filter((part) => {
    const [[name, value] = ['', '']] = new URLSearchParams(part)
    // Of a parameter that comes twice, the first is read.
    if (seen.has(name)) return false
    seen.add(name)
    return changesPage(name, value)
  })
  return kept.length === 0 ? path : `${path}?${kept.join('&')}`
}

/** Whether a parameter can change a page: fields of a form that were left as they are do not. */
function changesPage(name: string, value: string): boolean {
  const known = parameterOfName.get(name)
  return known !== undefined && known.write(known.readInto(plainQuery, value)) !== null
}

function readFilter(text: string | null): string | null {
  return text?.slice(0, maxFilterLength) || null
}

function readView(text: string | null): PageQuery['view'] {
  return text === 'list' || text === 'calendar' ? text : null
}

function readFormat(text: string | null): PageFormat {
  return formats.find((each) => each === text) ?? (isPictureForm(text) ? 'picture' : 'html')
}

/** Templates of the first years ask the address of a post for its picture: `/journal/kiln?format=1000w`. */
function isPictureForm(format: string | null): boolean {
  return format === 'original' || imageWidths.some((width) => format === `${width}w`)
}

/** Ids are 24 hex digits; nothing else names an author or an item. */
function readId(text: string | null): string | null {
  return text !== null && /^[0-9a-f]{24}$/.test(text) ? text : null
}

function readNumber(text: string | null): number | null {
  return text !== null && /^\d{1,15}$/.test(text) ? Number(text) : null
}

/** One is what a form begins with. */
function readQuantity(text: string | null): number | null {
  const read = parseQuantity(text, 1)
  return read.ok && read.quantity > 1 ? read.quantity : null
}

function asItIs(text: string | null): string | null {
  return text
}
