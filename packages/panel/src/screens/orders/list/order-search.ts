import { parsePage, parseWord } from '../../../format/paging.ts'

const sorts = ['number', 'total', 'created'] as const
const fulfillmentFilters = ['all', 'PENDING', 'FULFILLED', 'CANCELED'] as const
const kindFilters = ['all', 'real', 'test'] as const
const paymentFilters = ['all', 'PENDING', 'PAID', 'REFUNDED', 'FAILED'] as const

/** What the orders list shows, as kept in the address; what is left out is as usual. */
export interface OrderSearch {
  readonly text?: string
  readonly fulfillment?: (typeof fulfillmentFilters)[number]
  readonly payment?: (typeof paymentFilters)[number]
  readonly kind?: (typeof kindFilters)[number]
  readonly sort?: (typeof sorts)[number]
  readonly direction?: 'asc' | 'desc'
  readonly page?: number
}

/** Reads the list's state from an address, whatever somebody wrote there. */
export function parseOrderSearch(search: Record<string, unknown>): OrderSearch {
  const text = typeof search.text === 'string' || typeof search.text === 'number' ? String(search.text) : ''
  const fulfillment = parseWord(search.fulfillment, fulfillmentFilters, 'all')
  const payment = parseWord(search.payment, paymentFilters, 'all')
  const kind = parseWord(search.kind, kindFilters, 'all')
  const sort = parseWord(search.sort, sorts, 'created')
  const direction = parseWord(search.direction, ['asc', 'desc'], 'desc')
  const page = parsePage(search.page)
  return {
    ...(text !== '' && { text }),
    ...(fulfillment !== 'all' && { fulfillment }),
    ...(payment !== 'all' && { payment }),
    ...(kind !== 'all' && { kind }),
    ...(sort !== 'created' && { sort }),
    ...(direction !== 'desc' && { direction }),
    ...(page !== 1 && { page }),
  }
}
