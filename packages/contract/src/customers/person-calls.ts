import { Type } from 'typebox'
import { address } from '../address.ts'
import { defineCall, type OwnerPolicy } from '../call.ts'
import { order } from '../orders/order-shape.ts'
import { epochMs, id } from '../schemas.ts'
import { subscription } from '../subscriptions/subscription-shape.ts'
import { customer } from './customer-shape.ts'

/** What concerns all that is kept of a person reaches beyond the shop: into comments and the mailbox. */
const administrators: OwnerPolicy = { kind: 'owner', roles: ['admin'], isConfirmed: true }
/** Somebody who need never have bought: a member, a subscriber, who commented or sent a form. */
const ofAddress = { policy: administrators }
const ofPerson = { ...ofAddress, params: Type.Object({ customerId: id }) }
const askedEmail = Type.String({ maxLength: 500 })

/** What is kept under an address. */
const kept = {
  orders: Type.Array(order),
  /** Their account at the site; null: they have none. */
  account: Type.Union([
    Type.Object({ name: Type.String(), createdAtMs: epochMs, addresses: Type.Array(address) }),
    Type.Null(),
  ]),
  /** What they subscribed to. */
  subscriptions: Type.Array(subscription),
  /** Cards and accounts by which those are charged; their numbers stay with the payment services. */
  savedMethods: Type.Array(
    Type.Object({
      kind: Type.String(),
      brand: Type.String(),
      lastFour: Type.String(),
      expiry: Type.Union([Type.Object({ month: Type.Integer(), year: Type.Integer() }), Type.Null()]),
      createdAtMs: epochMs,
    }),
  ),
  /** Carts in which they gave their address, also those that became orders, as long as they are kept. */
  carts: Type.Array(
    Type.Object({
      items: Type.Array(Type.Object({ itemId: Type.String(), sku: Type.String(), quantity: Type.Integer() })),
      phone: Type.String(),
      shippingAddress: Type.Union([address, Type.Null()]),
      billingAddress: Type.Union([address, Type.Null()]),
      updatedAtMs: epochMs,
    }),
  ),
  comments: Type.Array(
    Type.Object({
      authorName: Type.String(),
      authorEmail: Type.String(),
      body: Type.String(),
      itemId: Type.String(),
      createdAtMs: epochMs,
    }),
  ),
  /** What they sent by forms. */
  submissions: Type.Array(
    Type.Object({
      formName: Type.String(),
      sentAtMs: epochMs,
      answers: Type.Array(Type.Object({ title: Type.String(), lines: Type.Array(Type.String()) })),
    }),
  ),
  /** Messages of the mailbox that went to them. */
  mails: Type.Array(Type.Object({ subject: Type.String(), text: Type.String(), sentAtMs: epochMs })),
  /** Gift cards that were sent to them. */
  giftCards: Type.Array(
    Type.Object({
      lastFour: Type.String(),
      balanceCents: Type.Integer(),
      currency: Type.String(),
      issuedAtMs: epochMs,
      recipientName: Type.String(),
      recipientEmail: Type.String(),
      senderName: Type.String(),
      message: Type.String(),
    }),
  ),
  /** Gift cards that they bought, with what they wrote on them. */
  giftCardsBought: Type.Array(
    Type.Object({
      lastFour: Type.String(),
      initialCents: Type.Integer(),
      currency: Type.String(),
      issuedAtMs: epochMs,
      orderName: Type.String(),
      recipientName: Type.String(),
      recipientEmail: Type.String(),
      senderName: Type.String(),
      message: Type.String(),
    }),
  ),
  /** What they said of products. */
  reviews: Type.Array(
    Type.Object({
      productTitle: Type.String(),
      rating: Type.Integer(),
      title: Type.String(),
      body: Type.String(),
      authorName: Type.String(),
      status: Type.String(),
      createdAtMs: epochMs,
    }),
  ),
  memberships: Type.Array(
    Type.Object({
      plan: Type.String(),
      source: Type.String(),
      startedAtMs: epochMs,
      endsAtMs: Type.Union([epochMs, Type.Null()]),
    }),
  ),
  /** Carts that they agreed to be reminded of. */
  orderDrafts: Type.Array(
    Type.Object({
      items: Type.String(),
      phone: Type.String(),
      shippingAddress: Type.Union([address, Type.Null()]),
      billingAddress: Type.Union([address, Type.Null()]),
      message: Type.String(),
      orderId: Type.String(),
      createdAtMs: epochMs,
    }),
  ),
  abandonedCarts: Type.Array(
    Type.Object({
      items: Type.String(),
      consentText: Type.String(),
      state: Type.String(),
      createdAtMs: epochMs,
    }),
  ),
  /** What they asked to be told is back. */
  restock: Type.Array(
    Type.Object({
      productTitle: Type.String(),
      variantName: Type.String(),
      state: Type.String(),
      createdAtMs: epochMs,
    }),
  ),
  /** Where they stand with newsletters, and what they agreed to. */
  newsletters: Type.Array(
    Type.Object({
      list: Type.String(),
      name: Type.String(),
      state: Type.String(),
      source: Type.String(),
      consent: Type.Object({ text: Type.String(), atMs: epochMs, pagePath: Type.String() }),
      /** That their opens and clicks may be counted; null: they did not agree. */
      measuring: Type.Union([Type.Object({ text: Type.String(), atMs: epochMs }), Type.Null()]),
      steps: Type.Array(Type.Object({ what: Type.String(), atMs: epochMs })),
    }),
  ),
}

const everything = Type.Object({
  exportedAtMs: epochMs,
  /** What the shop keeps of them; null: they never bought. */
  person: Type.Union([customer, Type.Null()]),
  ...kept,
  /** The same under the addresses that their account had before. */
  formerAddresses: Type.Array(Type.Object({ email: Type.String(), ...kept })),
})

/** Everything that is kept of a person under their e-mail address, and under those that their account had before, as a file to hand to them. */
export const exportPersonCall = defineCall({
  ...ofPerson,
  name: 'exportPerson',
  method: 'GET',
  path: '/api/panel/customers/:customerId/everything',
  reply: everything,
})

/** What becomes of their comments and reviews; removed ones go with the answers beneath them. */
const fateOfComments = Type.Union([Type.Literal('anonymous'), Type.Literal('removed')])

const erased = Type.Object({
  ordersKept: Type.Integer(),
  comments: Type.Integer(),
  submissions: Type.Integer(),
  mails: Type.Integer(),
  /** Lists that they were on. */
  newsletters: Type.Integer(),
})

/** Erases a person, under the addresses that their account had before, too. Their orders stay, as books have to be kept; the reply tells what went and what stayed. */
export const erasePersonCall = defineCall({
  ...ofPerson,
  name: 'erasePerson',
  method: 'POST',
  path: '/api/panel/customers/:customerId/erasure',
  body: Type.Object({ comments: fateOfComments }),
  reply: erased,
})

/** The same by e-mail address, of somebody who need not be among the customers. */
export const exportPersonByEmailCall = defineCall({
  ...ofAddress,
  name: 'exportPersonByEmail',
  whileSuspended: 'answered',
  // The address stays out of addresses of the web, which logs keep.
  method: 'POST',
  path: '/api/panel/persons/everything',
  body: Type.Object({ email: askedEmail }),
  reply: everything,
})

/** Erases somebody by their e-mail address. */
export const erasePersonByEmailCall = defineCall({
  ...ofAddress,
  name: 'erasePersonByEmail',
  method: 'POST',
  path: '/api/panel/persons/erasure',
  body: Type.Object({ email: askedEmail, comments: fateOfComments }),
  reply: erased,
})
