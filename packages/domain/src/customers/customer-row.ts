import { fullName } from '../contact/full-name.ts'
import type { ListCell } from '../lists/csv.ts'
import { acceptsNews, type Customer } from './customer.ts'

/** A person in the list of customers. */
export function presentCustomerRow(customer: Customer) {
  const [spent] = customer.spent
  return {
    id: customer.id,
    name: fullName(customer),
    email: customer.email,
    orderCount: customer.orderCount,
    testOrderCount: customer.testOrderCount,
    spentCents: spent?.cents ?? 0,
    /** '' before anything was bought. */
    currency: spent?.currency ?? '',
    lastOrderAtMs: customer.lastOrderAtMs,
    firstSeenAtMs: customer.firstSeenAtMs,
    country: customer.country,
    tags: [...customer.tags],
    acceptsNews: acceptsNews(customer),
  }
}

/** What stands in a column of the list of customers. */
export function customerCell(row: ReturnType<typeof presentCustomerRow>, key: string): ListCell {
  switch (key) {
    case 'name':
      return row.name
    case 'email':
      return row.email
    case 'orders':
      return row.orderCount
    case 'spent':
      return row.currency === '' ? null : { cents: row.spentCents, currency: row.currency }
    case 'lastOrder':
      return row.lastOrderAtMs === null ? null : { atMs: row.lastOrderAtMs }
    case 'firstSeen':
      return { atMs: row.firstSeenAtMs }
    case 'country':
      return row.country
    case 'tags':
      return row.tags.join(', ')
    case 'news':
      return row.acceptsNews
    default:
      return null
  }
}
