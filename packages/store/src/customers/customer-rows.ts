import { emailKey } from '@vitrine/domain/contact/email-address'
import type { Customer } from '@vitrine/domain/customers/customer'
import { readDocument, readDocuments } from '../documents/read-document.ts'
import type { Session } from '../engine/session.ts'
import { dropListed } from '../lists/keep-listed.ts'
import { type ListPage, pageOf } from '../lists/list-page.ts'
import { type ListAsk, readList } from '../lists/read-list.ts'
import { admitCustomer, keepCustomer } from './count-orders.ts'
import { customerDocument } from './customer-document.ts'
import { findLink, orderIdsOf, orphanOrders } from './customer-orders.ts'
import {
  findByEmail,
  findCustomer,
  findCustomersByIds,
  lockByEmail,
  lockCustomer,
  removeCustomer,
} from './customer-statements.ts'
import type { CustomerRecords } from './customers.ts'
import { customersTable } from './customers-list-table.ts'

/** Customers as documents, found by their address and by their orders. */
export function customerRows(session: Session): CustomerRecords {
  const { websiteId } = session
  const read = (row: { readonly document: string } | undefined) =>
    readDocument(session, customerDocument, row)
  return {
    find: async (id) => read(await session.first(findCustomer, { websiteId, id })),
    lock: async (id) => read(await session.first(lockCustomer, { websiteId, id })),
    findByEmail: async (email) =>
      read(await session.first(findByEmail, { websiteId, emailKey: emailKey(email) })),
    lockByEmail: async (email) =>
      read(await session.first(lockByEmail, { websiteId, emailKey: emailKey(email) })),
    admit: (buyer) => session.atomically((inside) => admitCustomer(inside, buyer)),
    findByOrder: async (orderId) => {
      const link = await findLink(session, orderId)
      return link && read(await session.first(findCustomer, { websiteId, id: link.customerId }))
    },
    orderIds: (id, limit) => orderIdsOf(session, id, limit),
    list: (ask) => listCustomers(session, ask),
    save: (customer) => session.atomically((inside) => keepCustomer(inside, customer)),
    erase: (id) =>
      session.atomically(async (inside) => {
        await inside.write(removeCustomer, { websiteId, id })
        await inside.write(orphanOrders, { websiteId, id })
        await dropListed(inside, customersTable, id)
      }),
  }
}

async function listCustomers(session: Session, ask: ListAsk): Promise<ListPage<Customer>> {
  const { places, ...slice } = await readList(session, customersTable, ask)
  const rows = await findCustomersByIds(
    session,
    places.map(({ id }) => id),
  )
  const found = readDocuments(session, customerDocument, rows)
  const byId = new Map(found.map((customer) => [customer.id, customer]))
  return pageOf({ ...slice, places }, ask, byId)
}
