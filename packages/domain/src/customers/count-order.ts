import type { Address } from '../contact/address.ts'
import type { Order } from '../orders/order.ts'
import type { Customer, NewsConsent, SpentAmount } from './customer.ts'
import { type OrderShare, shareOf } from './order-share.ts'

/** So many addresses and words about news are kept of a person; older ones stand in their orders. */
const mostAddresses = 5
const mostConsents = 50

/** A person before their first order is counted. Their id is that of the order they came with. */
export function newCustomer({
  id,
  contact,
  createdAtMs,
}: Pick<Order, 'id' | 'createdAtMs'> & { readonly contact: Pick<Order['contact'], 'email'> }): Customer {
  return {
    id,
    email: contact.email.trim(),
    firstName: '',
    lastName: '',
    phone: '',
    country: '',
    addresses: [],
    contactAtMs: 0,
    firstSeenAtMs: createdAtMs,
    orderCount: 0,
    testOrderCount: 0,
    lastOrderAtMs: null,
    spent: [],
    consents: [],
    tags: [],
    notes: '',
    updatedAtMs: 0,
  }
}

/** The customer after an order of theirs was placed; orders may come in any order of time. */
export function countPlacedOrder(customer: Customer, order: Order): Customer {
  const share = shareOf(order)
  const known = withContact(customer, order)
  return {
    ...known,
    firstSeenAtMs: Math.min(customer.firstSeenAtMs, order.createdAtMs),
    lastOrderAtMs: share.orders
      ? Math.max(customer.lastOrderAtMs ?? 0, order.createdAtMs)
      : customer.lastOrderAtMs,
    consents: withConsent(customer.consents, order),
    ...counted(known, {
      share,
      before: nothing,
      currency: order.currency,
      leads: order.createdAtMs >= customer.contactAtMs,
    }),
  }
}

/** An order that was changed: what it added before, and when the last counted order of its customer was placed. */
interface ChangedOrder {
  readonly order: Order
  readonly before: OrderShare
  readonly lastOrderAtMs: number | null
}

/** The customer after an order of theirs was changed. */
export function countChangedOrder(
  customer: Customer,
  { order, before, lastOrderAtMs }: ChangedOrder,
): Customer {
  const share = shareOf(order)
  return {
    ...customer,
    lastOrderAtMs,
    ...counted(customer, { share, before, currency: order.currency, leads: false }),
  }
}

const nothing: OrderShare = { orders: 0, testOrders: 0, cents: 0 }

interface CountContext {
  readonly share: OrderShare
  readonly before: OrderShare
  readonly currency: string
  /** Whether its currency is the one that the customer used last. */
  readonly leads: boolean
}

function counted(customer: Customer, { share, before, currency, leads }: CountContext) {
  return {
    orderCount: customer.orderCount + share.orders - before.orders,
    testOrderCount: customer.testOrderCount + share.testOrders - before.testOrders,
    spent: addSpent(customer.spent, { currency, cents: share.cents - before.cents }, leads),
  }
}

function addSpent(spent: readonly SpentAmount[], added: SpentAmount, leads: boolean): readonly SpentAmount[] {
  const held = spent.find(({ currency }) => currency === added.currency)
  const sum = { currency: added.currency, cents: (held?.cents ?? 0) + added.cents }
  const others = spent.filter((each) => each !== held)
  if (leads) return [sum, ...others]
  return held ? spent.map((each) => (each === held ? sum : each)) : [...others, sum]
}

function withContact(customer: Customer, order: Order): Customer {
  const given = [order.shippingAddress, order.billingAddress].filter((each) => each !== null)
  const isLast = order.createdAtMs >= customer.contactAtMs
  const addresses = isLast ? [...given, ...customer.addresses] : [...customer.addresses, ...given]
  const kept = { ...customer, addresses: distinct(addresses).slice(0, mostAddresses) }
  if (!isLast) return kept
  const [named] = given
  return {
    ...kept,
    email: order.contact.email.trim(),
    firstName: named?.firstName || customer.firstName,
    lastName: named?.lastName || customer.lastName,
    phone: order.contact.phone || named?.phone || customer.phone,
    country: named?.country || customer.country,
    contactAtMs: order.createdAtMs,
  }
}

function distinct(addresses: readonly Address[]): readonly Address[] {
  const keyOf = (address: Address) => JSON.stringify(Object.entries(address).sort())
  return [...new Map(addresses.toReversed().map((each) => [keyOf(each), each])).values()].toReversed()
}

/** A box that was left empty takes nothing back: it does not say no. */
function withConsent(consents: readonly NewsConsent[], order: Order): readonly NewsConsent[] {
  if (!order.contact.wantsNews) return consents
  const orderNumber = order.numberText ?? String(order.number)
  const said = { atMs: order.createdAtMs, isGiven: true, source: 'checkout', orderNumber, by: '' } as const
  return [...consents, said].sort((one, other) => one.atMs - other.atMs).slice(-mostConsents)
}
