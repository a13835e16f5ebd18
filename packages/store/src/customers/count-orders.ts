import { emailKey } from '@vitrine/domain/contact/email-address'
import { countChangedOrder, countPlacedOrder, newCustomer } from '@vitrine/domain/customers/count-order'
import type { Customer } from '@vitrine/domain/customers/customer'
import { shareOf } from '@vitrine/domain/customers/order-share'
import type { Order } from '@vitrine/domain/orders/order'
import { readDocument } from '../documents/read-document.ts'
import type { Session } from '../engine/session.ts'
import { keepListed } from '../lists/keep-listed.ts'
import { customerDocument } from './customer-document.ts'
import { findLink, keepLink, lastCountedAtMs } from './customer-orders.ts'
import { addCustomer, changeCustomer, findByEmail, lockByEmail, lockCustomer } from './customer-statements.ts'
import type { ArrivingCustomer, OpenedCustomer } from './customers.ts'
import { customerEntry, customersTable } from './customers-list-table.ts'

/** Makes sure that who buys is known; tells whether they were not before. */
export async function admitCustomer(session: Session, buyer: ArrivingCustomer): Promise<boolean> {
  const { websiteId } = session
  const key = emailKey(buyer.contact.email)
  if (key === '' || (await session.first(findByEmail, { websiteId, emailKey: key }))) return false
  return addNew(session, buyer, key)
}

/** Counts a placed order for whoever placed it, if they are not at hand; within the transaction that inserts it. */
export async function countPlaced(session: Session, order: Order, opened?: OpenedCustomer): Promise<void> {
  const key = emailKey(order.contact.email)
  if (key === '') return
  const found = opened ?? (await openCustomer(session, order, key))
  if (!found) return
  const counted = countPlacedOrder(found.customer, order)
  await keepCustomer(session, counted, found)
  await keepLink(session, order.id, {
    customerId: counted.id,
    createdAtMs: order.createdAtMs,
    share: shareOf(order),
  })
}

/** Counts an order that was changed; within the transaction that saves it. Most changes count for nothing. */
export async function countChanged(session: Session, order: Order): Promise<void> {
  const link = await findLink(session, order.id)
  if (!link || link.customerId === '') return
  const share = shareOf(order)
  if (share.orders === link.share.orders && share.cents === link.share.cents) return

  const { websiteId } = session
  const row = await session.first(lockCustomer, { websiteId, id: link.customerId })
  const customer = readDocument(session, customerDocument, row)
  if (!customer) return
  await keepLink(session, order.id, { ...link, share })
  const lastOrderAtMs = await lastCountedAtMs(session, customer.id)
  await keepCustomer(session, countChangedOrder(customer, { order, before: link.share, lastOrderAtMs }))
}

/** Keeps what is known of a customer, and what their list knows. */
export async function keepCustomer(
  session: Session,
  customer: Customer,
  { isNew = false } = {},
): Promise<void> {
  const { websiteId } = session
  await session.write(changeCustomer, { websiteId, id: customer.id, document: JSON.stringify(customer) })
  await keepListed(session, customersTable, customerEntry(customer), { isNew })
}

/** The customer of an address, locked, or made where there is none; undefined when what is kept of them is damaged. */
export async function openCustomer(
  session: Session,
  buyer: ArrivingCustomer,
  key: string,
): Promise<OpenedCustomer | undefined> {
  const { websiteId } = session
  const known = await session.first(lockByEmail, { websiteId, emailKey: key })
  if (known) return openedOf(session, known)
  if (await addNew(session, buyer, key)) return { customer: newCustomer(buyer), isNew: true }
  return openedOf(session, await session.first(lockByEmail, { websiteId, emailKey: key }))
}

/** Adds somebody new; false where somebody else added the same address meanwhile. */
async function addNew(session: Session, buyer: ArrivingCustomer, key: string): Promise<boolean> {
  const customer = newCustomer(buyer)
  const given = { id: customer.id, emailKey: key, document: JSON.stringify(customer) }
  return (await session.change(addCustomer, { websiteId: session.websiteId, ...given })) === 1
}

function openedOf(
  session: Session,
  row: { readonly document: string } | undefined,
): OpenedCustomer | undefined {
  const customer = readDocument(session, customerDocument, row)
  return customer && { customer, isNew: false }
}
