import { emailKey } from '@vitrine/domain/contact/email-address'
import { countPlacedOrder } from '@vitrine/domain/customers/count-order'
import type { Customer } from '@vitrine/domain/customers/customer'
import { shareOf } from '@vitrine/domain/customers/order-share'
import { withoutOrder } from '@vitrine/domain/customers/without-order'
import type { Order } from '@vitrine/domain/orders/order'
import { countPlaced, keepCustomer, openCustomer } from '../customers/count-orders.ts'
import { customerDocument } from '../customers/customer-document.ts'
import { findLink, giveLink, keepLink } from '../customers/customer-orders.ts'
import { findCustomer, lockCustomer, removeCustomer } from '../customers/customer-statements.ts'
import { customersTable } from '../customers/customers-list-table.ts'
import { readDocument, readDocuments } from '../documents/read-document.ts'
import type { Session } from '../engine/session.ts'
import { statement } from '../engine/statement.ts'
import { dropListed } from '../lists/keep-listed.ts'
import { orderDocument } from './order-document.ts'

/**
 * Makes an order that customer's whose address it has now, within the transaction that locked and saved it; who is new is called
 * `newId`, since whoever came with the order may be called after it. An order of a person who was erased stays nobody's.
 */
export async function moveOrder(session: Session, order: Order, newId: string): Promise<void> {
  const key = emailKey(order.contact.email)
  const link = await findLink(session, order.id)
  if (!link) return countPlaced(session, order)
  if (key === '' || link.customerId === '') return
  const { websiteId } = session
  const read = (row: { readonly document: string } | undefined) =>
    readDocument(session, customerDocument, row)
  const lockFormer = async () => read(await session.first(lockCustomer, { websiteId, id: link.customerId }))

  const known = read(await session.first(findCustomer, { websiteId, id: link.customerId }))
  const formerKey = emailKey(known?.email ?? '')
  if (formerKey === key) return
  // Two are locked in the order of their addresses, so that nobody waits in a circle.
  const early = formerKey < key ? await lockFormer() : undefined
  const found = await openCustomer(session, { ...order, id: newId }, key)
  const former = early ?? (await lockFormer())
  if (!found) return
  await giveLink(session, order.id, found.customer.id)
  await keepLink(session, order.id, { ...link, customerId: found.customer.id, share: shareOf(order) })
  await keepCustomer(session, countPlacedOrder(found.customer, order), found)
  if (former) await keepWithout(session, former, order)
}

/** Leaves an order to nobody, as that of a person who was erased. */
export async function leaveToNobody(session: Session, order: Order): Promise<void> {
  const link = await findLink(session, order.id)
  if (!link || link.customerId === '') return
  const given = { websiteId: session.websiteId, id: link.customerId }
  const former = readDocument(session, customerDocument, await session.first(lockCustomer, given))
  await giveLink(session, order.id, '')
  if (former) await keepWithout(session, former, order)
}

async function keepWithout(session: Session, former: Customer, away: Order): Promise<void> {
  const { websiteId } = session
  const { id } = former
  const customer = withoutOrder(former, { away, left: await ordersOf(session, id) })
  if (customer) return keepCustomer(session, customer)
  await session.write(removeCustomer, { websiteId, id })
  await dropListed(session, customersTable, id)
}

/** The orders of a customer, the oldest first. */
async function ordersOf(session: Session, customerId: string): Promise<readonly Order[]> {
  const rows = await session.all(documentsOf, { websiteId: session.websiteId, customerId })
  return readDocuments(session, orderDocument, rows)
}

const documentsOf = statement((db, given: { websiteId: string; customerId: string }) =>
  db
    .selectFrom('customer_orders')
    .innerJoin('orders', (join) =>
      join
        .onRef('orders.website_id', '=', 'customer_orders.website_id')
        .onRef('orders.id', '=', 'customer_orders.order_id'),
    )
    .select('orders.document')
    .where('customer_orders.website_id', '=', given.websiteId)
    .where('customer_orders.customer_id', '=', given.customerId)
    .orderBy('customer_orders.created_at_ms'),
)
