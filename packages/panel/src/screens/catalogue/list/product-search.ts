import { parsePage, parseWord } from '../../../format/paging.ts'

const sorts = ['updated', 'title', 'stock', 'price'] as const

/** What the products list shows, as kept in the address; what is left out is as usual. */
export interface ProductSearch {
  readonly text?: string
  /** Only what runs low. */
  readonly stock?: 'low'
  readonly sort?: (typeof sorts)[number]
  readonly direction?: 'asc' | 'desc'
  readonly page?: number
}

/** Reads the list's state from an address, whatever somebody wrote there. */
export function parseProductSearch(search: Record<string, unknown>): ProductSearch {
  const text = typeof search.text === 'string' || typeof search.text === 'number' ? String(search.text) : ''
  const sort = parseWord(search.sort, sorts, 'updated')
  const direction = parseWord(search.direction, ['asc', 'desc'], usualDirection(sort))
  const page = parsePage(search.page)
  return {
    ...(text !== '' && { text }),
    ...(search.stock === 'low' && { stock: 'low' as const }),
    ...(sort !== 'updated' && { sort }),
    ...(direction !== usualDirection(sort) && { direction }),
    ...(page !== 1 && { page }),
  }
}

/** The direction a column is sorted in first: names from A, what changed last on top. */
export function usualDirection(sort: (typeof sorts)[number]): 'asc' | 'desc' {
  return sort === 'updated' ? 'desc' : 'asc'
}
