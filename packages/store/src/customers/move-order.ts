import { emailKey } from '@vitrine/domain/contact/email-address'
import { countPlacedOrder } from '@vitrine/domain/customers/count-order'
import type { Customer } from '@vitrine/domain/customers/customer'
import { shareOf } from '@vitrine/domain/customers/order-share'
import { withoutOrder } from '@vitrine/domain/customers/without-order'
import type { Order } from '@vitrine/domain/orders/order'
import { readDocument } from '../documents/read-document.ts'
import type { Session } from '../engine/session.ts'
import { dropListed } from '../lists/keep-listed.ts'
import { countPlaced, keepCustomer, openCustomer } from './count-orders.ts'
import { customerDocument } from './customer-document.ts'
import { findLink, giveLink, keepLink, ordersOf } from './customer-orders.ts'
import { findCustomer, lockCustomer, removeCustomer } from './customer-statements.ts'
import { customersTable } from './customers-list-table.ts'

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

async function keepWithout(session: Session, former: Customer, away: Order): Promise<void> {
  const { websiteId } = session
  const { id } = former
  const customer = withoutOrder(former, { away, left: await ordersOf(session, id) })
  if (customer) return keepCustomer(session, customer)
  await session.write(removeCustomer, { websiteId, id })
  await dropListed(session, customersTable, id)
}
