import { emailKey } from '@vitrine/domain/contact/email-address'
import { fullName } from '@vitrine/domain/contact/full-name'
import { acceptsNews, type Customer } from '@vitrine/domain/customers/customer'
import { termOf } from '@vitrine/domain/lists/list-words'
import { readDocument } from '../documents/read-document.ts'
import { statement } from '../engine/statement.ts'
import type { FilledList } from '../lists/filled-list.ts'
import type { ListEntry, ListTable } from '../lists/list-table.ts'
import { customerDocument } from './customer-document.ts'

/** How customers are listed. */
export const customersTable: ListTable = {
  name: 'customers',
  table: 'listed_customers',
  version: 1,
  columns: {
    name: { name: 'name_key', kind: 'text' },
    email: { name: 'email_key', kind: 'text' },
    orders: { name: 'order_count', kind: 'number' },
    spent: { name: 'spent_cents', kind: 'number' },
    lastOrder: { name: 'last_order_at_ms', kind: 'number' },
    firstSeen: { name: 'first_seen_at_ms', kind: 'number' },
  },
  fullIndex: 'lastOrder',
  choices: { news: ['yes'] },
  texts: {
    name: { hasWords: true },
    email: { hasWords: false },
    country: { hasWords: false },
    tags: { hasWords: false },
  },
}

/** What the list of customers keeps of one. */
export function customerEntry(customer: Customer): ListEntry {
  const { id, email, country, tags } = customer
  const name = fullName(customer)
  return {
    id,
    columns: {
      name: termOf(name),
      email: emailKey(email),
      orders: customer.orderCount,
      spent: customer.spent[0]?.cents ?? 0,
      lastOrder: customer.lastOrderAtMs ?? 0,
      firstSeen: customer.firstSeenAtMs,
    },
    choices: { news: acceptsNews(customer) ? ['yes'] : [] },
    texts: { name: [name], email: [email], country: [country], tags },
    searched: [name, email, ...tags],
  }
}

/** Fills the list with the customers that are kept. */
export const customersFill: FilledList = {
  list: customersTable,
  async read(session, afterId, limit) {
    const rows = await session.all(nextCustomers, { websiteId: session.websiteId, afterId, limit })
    const found = rows.flatMap((row) => readDocument(session, customerDocument, row) ?? [])
    const lastId = rows.length < limit ? null : (rows.at(-1)?.id ?? null)
    return { entries: found.map(customerEntry), lastId }
  },
}

const nextCustomers = statement((db, given: { websiteId: string; afterId: string; limit: number }) =>
  db
    .selectFrom('customers')
    .select(['id', 'document'])
    .where('website_id', '=', given.websiteId)
    .where('id', '>', given.afterId)
    .orderBy('id')
    .limit(given.limit),
)
