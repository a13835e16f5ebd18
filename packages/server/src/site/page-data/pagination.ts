/** Where a list page stands among its neighbours, for lists counted in pages. */
export interface PageCount {
  readonly path: string
  /** Filters that every page keeps, such as category. */
  readonly filters: Readonly<Record<string, string>>
  /** From 1. */
  readonly page: number
  readonly pageSize: number
  readonly total: number
}

/** `pagination` of a list that is paged by `?page=N` (platform reference, section 2.9). */
export function pageCountJson({ path, filters, page, pageSize, total }: PageCount) {
  const totalPages = Math.max(1, Math.ceil(total / pageSize))
  const urlOf = (number: number) =>
    addressOf(path, number === 1 ? filters : { ...filters, page: String(number) })
  const hasPrevious = page > 1
  const hasNext = page < totalPages
  return {
    prevPage: hasPrevious,
    prevPageUrl: hasPrevious ? urlOf(Math.min(page - 1, totalPages)) : null,
    nextPage: hasNext,
    nextPageUrl: hasNext ? urlOf(page + 1) : null,
    currentPage: page,
    totalPages,
    pageSize,
    pages: [...Array(totalPages).keys()].map((index) => ({
      number: index + 1,
      url: urlOf(index + 1),
      current: index + 1 === page,
    })),
  }
}

/** Where a list page stands, for lists that go on from a moment. */
export interface OffsetPage {
  readonly path: string
  readonly filters: Readonly<Record<string, string>>
  readonly pageSize: number
  /** Time of the first post of the next page; null on the last. */
  readonly nextOffsetMs: number | null
  /** Whether newer posts exist than those shown, and from when the page before begins; null for the first page. */
  readonly previous: { readonly offsetMs: number | null } | null
}

/** `pagination` of a list that is paged by `?offset=<epoch ms>`, newest first. */
export function offsetPageJson({ path, filters, pageSize, nextOffsetMs, previous }: OffsetPage) {
  return {
    prevPage: previous !== null,
    prevPageUrl: previous && addressOf(path, withOffset(filters, previous.offsetMs)),
    nextPage: nextOffsetMs !== null,
    nextPageOffset: nextOffsetMs,
    nextPageUrl: nextOffsetMs === null ? null : addressOf(path, withOffset(filters, nextOffsetMs)),
    pageSize,
  }
}

function withOffset(filters: Readonly<Record<string, string>>, offsetMs: number | null) {
  return offsetMs === null ? filters : { ...filters, offset: String(offsetMs) }
}

function addressOf(path: string, query: Readonly<Record<string, string>>): string {
  const text = new URLSearchParams(query).toString()
  return text === '' ? path : `${path}?${text}`
}
