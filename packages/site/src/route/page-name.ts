import { captchaProblemText } from '@vitrine/domain/captcha/captcha-problems'
import { isCartProblem } from '@vitrine/domain/cart/messages'
import type { Product } from '@vitrine/domain/catalogue/product'
import { commentTakenText, readPageCode } from '@vitrine/domain/comments/check-comment'
import { isRecord } from '@vitrine/domain/shapes/is-record'
import { canonicalPath } from '../page-json/canonical-path.ts'
import type { Destination } from '../page-json/destination.ts'
import { type PageQuery, plainQuery, queryEntries } from '../page-json/lists/page-query.ts'
import type { PageContext, PageData } from '../page-json/page-context.ts'
import { isShop, orderingOf } from '../theme/collection-shape.ts'

/** The part of a query that the page of a destination reads; all else in it makes no other page. */
export function essentialQuery(query: PageQuery, destination: Destination, context: PageContext): PageQuery {
  // What has no picture is shown as it is.
  const format = query.format === 'picture' ? 'html' : query.format
  const problem = isProblem(query.problem) ? query.problem : null
  if (destination.kind === 'product') {
    const variantId = chosenVariant(query, destination.product)
    // Of a form that came back.
    const { chosen, quantity } = problem === null ? plainQuery : query
    return { ...plainQuery, format, problem, variantId, chosen, quantity }
  }
  if (destination.kind !== 'list') return { ...plainQuery, format, problem }
  const { category, tag, author, month, view, sort, inStockOnly, page, itemId } = query
  const listed = { ...plainQuery, format, problem, category, tag, ...destination.filter }
  if (isShop(destination.collection, context.theme)) return { ...listed, sort, inStockOnly, page }
  switch (orderingOf(destination.collection, context.theme)) {
    case 'calendar':
      return { ...listed, author, month, view, page: month === null ? page : 1 }
    case 'chronological': {
      const { offsetMs, skip, isReversed } = query
      return { ...listed, author, month, offsetMs, skip, isReversed: isReversed && offsetMs !== null, itemId }
    }
    default:
      return { ...listed, author, month, page, itemId }
  }
}

/** There is a page for each variant that a product has, and none for others. */
function chosenVariant({ variantId }: PageQuery, { variants }: Pick<Product, 'variants'>): string | null {
  return variants.length > 1 && variants.some(({ id }) => id === variantId) ? variantId : null
}

function isProblem(code: string | null): boolean {
  if (code === null) return false
  return (
    isCartProblem(code) ||
    readPageCode(code) !== null ||
    Object.hasOwn(commentTakenText, code) ||
    Object.hasOwn(captchaProblemText, code)
  )
}

/**
 * The one address of a page, with an essential query: what is kept in memory goes by it, however a request wrote it. Unknown addresses
 * share a page.
 */
export function pageName(
  asked: { readonly path: string; readonly query: PageQuery; readonly destination: Destination },
  context: PageContext,
): string {
  const { path, query, destination } = asked
  const own = path === '/' ? path : canonicalPath(destination, context)
  // No request target holds a space.
  const start = own === null ? ' not found' : pathOf(own)
  const entries = queryEntries(query)
  return entries.length === 0 ? start : `${start}?${new URLSearchParams(entries)}`
}

/** A path as a browser asks for it; most are so already, and need no `URL`, which costs more than all else here. */
function pathOf(path: string): string {
  return plainPath.test(path) ? path : new URL(path, 'http://page').pathname
}

const plainPath = /^(?:\/[\w-]+)+$/

/**
 * Whether a page is one of those that a site has: of known categories and tags, within its list, beginning where one of its links
 * leads; of forms, as they begin. There is no end of the others, so they are made for those who ask and forgotten.
 */
export function isOwnPage(query: PageQuery, destination: Destination, data: PageData): boolean {
  if (destination.kind !== 'list') return query.chosen === null && query.quantity === null
  const { category, tag, author, month, offsetMs, skip, isReversed, itemId } = query
  const items = listOf(data.items)
  return (
    (category === null || listOf(data.categories).includes(category)) &&
    (tag === null || listOf(data.tags).includes(tag)) &&
    ((author === null && month === null) || items.length > 0) &&
    (offsetMs === null ? skip === 0 : !isReversed && fieldOf(items[0], 'publishOn') === offsetMs) &&
    (itemId === null || items.some((item) => fieldOf(item, 'id') === itemId)) &&
    isWithin(data.pagination)
  )
}

/** Where the last page of a list is, whose end the address that was asked for lies behind; null for any other page. */
export function lastPageAddress({ pagination }: PageData): string | null {
  if (isWithin(pagination)) return null
  const url = fieldOf(listOf(fieldOf(pagination, 'pages')).at(-1), 'url')
  return typeof url === 'string' ? url : null
}

function isWithin(pagination: unknown): boolean {
  const [current, total] = [fieldOf(pagination, 'currentPage'), fieldOf(pagination, 'totalPages')]
  return typeof current !== 'number' || typeof total !== 'number' || current <= total
}

function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : []
}

function fieldOf(value: unknown, name: string): unknown {
  return isRecord(value) ? value[name] : undefined
}
