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
    pages: linkedPages(page, totalPages).map((number) => ({
      number,
      url: urlOf(number),
      current: number === page,
    })),
  }
}

/** How many pages before and after the one that is shown are linked. */
const linkedAround = 5

/** The pages that a page links to: the first, the last, and those around it; a list of ten thousand items has five hundred. */
function linkedPages(page: number, totalPages: number): readonly number[] {
  const from = Math.max(1, Math.min(page, totalPages) - linkedAround)
  const to = Math.min(totalPages, page + linkedAround)
  const around = Array.from({ length: Math.max(0, to - from + 1) }, (_, each) => from + each)
  return [...new Set([1, ...around, totalPages])]
}

/** A place in a list that goes on from a moment. */
export interface ListOffset {
  /** Time of the first item of a page; null for the first page of all. */
  readonly offsetMs: number | null
  /** How many items of exactly that moment come before it. */
  readonly skip: number
}

/** Where a list page stands, for lists that go on from a moment. */
export interface OffsetPage {
  readonly path: string
  readonly filters: Readonly<Record<string, string>>
  readonly pageSize: number
  /** Null on the last page. */
  readonly next: ListOffset | null
  /** Null when nothing is newer than what is shown. */
  readonly previous: ListOffset | null
}

/** `pagination` of a list that is paged by `?offset=<epoch ms>`, newest first. */
export function offsetPageJson({ path, filters, pageSize, next, previous }: OffsetPage) {
  const urlOf = (place: ListOffset) => addressOf(path, { ...filters, ...placeLinks(place) })
  return {
    prevPage: previous !== null,
    prevPageUrl: previous && urlOf(previous),
    nextPage: next !== null,
    nextPageOffset: next?.offsetMs ?? null,
    nextPageUrl: next && urlOf(next),
    pageSize,
  }
}

function placeLinks({ offsetMs, skip }: ListOffset): Readonly<Record<string, string>> {
  if (offsetMs === null) return {}
  return { offset: String(offsetMs), ...(skip === 0 ? {} : { skip: String(skip) }) }
}

function addressOf(path: string, query: Readonly<Record<string, string>>): string {
  const text = new URLSearchParams(query).toString()
  return text === '' ? path : `${path}?${text}`
}
