import { deliveryStandings } from '@vitrine/domain/orders/parcels/order-standing'
import { pickupStandings } from '@vitrine/domain/orders/parcels/pickup-standing'
import { Type } from 'typebox'
import { addressOrNull } from '../address.ts'
import { answeredFields, formValues } from '../forms/filled-form-shape.ts'
import { orderGiftCard } from '../gift-cards/gift-shape.ts'
import { epochMs, oneOf } from '../schemas.ts'
import { discountClass } from '../trade-schemas.ts'
import { dispute } from './dispute-shape.ts'
import { orderFact } from './fact-shape.ts'
import { orderLine } from './line-shape.ts'
import { refund } from './refund-shape.ts'
import { withdrawal } from './withdrawal-shape.ts'

/** States of fulfilment (platform reference, section 4). */
const fulfillmentStatus = Type.Union([
  Type.Literal('PENDING'),
  Type.Literal('FULFILLED'),
  Type.Literal('CANCELED'),
])

/** States of payment (platform reference, section 4). */
const paymentState = Type.Union([Type.Literal('PENDING'), Type.Literal('PAID'), Type.Literal('REFUNDED')])

const contact = Type.Object({
  email: Type.String(),
  phone: Type.String(),
  wantsNews: Type.Boolean(),
  vatId: Type.Optional(Type.String()),
})

/** So many units of lines. */
const lineUnits = Type.Array(Type.Object({ lineId: Type.String(), quantity: Type.Integer() }))

/** What waits at the shop to be picked up, from a moment on. */
const readyPart = Type.Object({ readyAtMs: epochMs, lines: lineUnits })

/** A line of an order's history. */
export const orderEvent = Type.Object({
  atMs: epochMs,
  kind: Type.Union([
    Type.Literal('placed'),
    Type.Literal('paid'),
    Type.Literal('ready'),
    Type.Literal('fulfilled'),
    Type.Literal('canceled'),
    Type.Literal('refunded'),
    Type.Literal('mail-sent'),
    Type.Literal('note'),
    Type.Literal('edited'),
  ]),
  /** What it says, in English where there is a `fact`. */
  text: Type.String(),
  /** What happened, as a code with its values; absent where somebody wrote it in their own words. */
  fact: Type.Optional(orderFact),
  by: Type.String(),
})

/** An order; `Order` of the domain. */
export const order = Type.Object({
  id: Type.String(),
  number: Type.Integer(),
  /** The number as people read it, where it has a prefix or a suffix. */
  numberText: Type.Optional(Type.String()),
  cartId: Type.String(),
  /** The draft that it was. */
  proposalId: Type.Optional(Type.String()),
  createdAtMs: epochMs,
  updatedAtMs: epochMs,
  isTest: Type.Boolean(),
  /** The language in which it was placed; absent: the site's own. */
  language: Type.Optional(Type.String()),
  contact,
  note: Type.Optional(Type.String()),
  /** The form of the checkout as the buyer filled it in. */
  checkoutForm: Type.Optional(
    Type.Object({ name: Type.String(), fields: answeredFields, values: formValues }),
  ),
  /** That the buyer agreed to the terms of the shop. */
  termsConsent: Type.Optional(Type.Object({ atMs: epochMs, text: Type.String(), url: Type.String() })),
  /** What the buyer of downloads agreed to, and when. */
  downloadConsent: Type.Optional(Type.Object({ atMs: epochMs, text: Type.String() })),
  /** What the buyer of a subscription agreed to, and when. */
  renewalConsent: Type.Optional(Type.Object({ atMs: epochMs, text: Type.String() })),
  shippingAddress: addressOrNull,
  billingAddress: addressOrNull,
  lines: Type.Array(orderLine),
  shipping: Type.Union([
    Type.Object({
      key: Type.String(),
      name: Type.String(),
      note: Type.Optional(Type.String()),
      isPickup: Type.Optional(Type.Boolean()),
      /** Whether the shop delivers it itself; left out in orders of before that was kept. */
      isLocal: Type.Optional(Type.Boolean()),
    }),
    Type.Null(),
  ]),
  taxLines: Type.Array(
    Type.Object({ name: Type.String(), rateMilliPercent: Type.Integer(), taxCents: Type.Integer() }),
  ),
  taxIsIncluded: Type.Boolean(),
  /** Where it is taxed. */
  taxCountry: Type.Optional(Type.String()),
  shippingTaxRateMilliPercent: Type.Optional(Type.Integer()),
  /** That its buyer owes the tax. */
  reverseCharge: Type.Optional(
    Type.Object({ vatId: Type.String(), confirmedAtMs: epochMs, consultation: Type.String() }),
  ),
  currency: Type.String(),
  subtotalCents: Type.Integer(),
  discountCents: Type.Integer(),
  /** With the discount on delivery, which is not in `discountCents` but in `shippingDiscountCents`. */
  discounts: Type.Optional(
    Type.Array(
      Type.Object({
        id: Type.String(),
        name: Type.String(),
        code: Type.String(),
        discountClass,
        amountCents: Type.Integer(),
        /** Of a subscription: for how many payments it holds, from the first on; null: for all. */
        payments: Type.Optional(Type.Union([Type.Integer(), Type.Null()])),
      }),
    ),
  ),
  shippingCents: Type.Integer(),
  shippingDiscountCents: Type.Optional(Type.Integer()),
  taxCents: Type.Integer(),
  grandTotalCents: Type.Integer(),
  /** Gift cards that paid a part of it. */
  giftCards: Type.Optional(Type.Array(orderGiftCard)),
  fulfillmentStatus,
  paymentState,
  payment: Type.Object({
    gateway: Type.String(),
    label: Type.String(),
    reference: Type.String(),
    instructions: Type.Optional(Type.String()),
  }),
  fulfillments: Type.Array(
    Type.Object({
      shippedAtMs: epochMs,
      carrier: Type.String(),
      trackingNumber: Type.String(),
      trackingUrl: Type.String(),
      /** What is in it; absent in parcels of before: all that could be sent. */
      lines: Type.Optional(lineUnits),
      /** That its buyer picked it up: what of it had been ready. */
      pickedUp: Type.Optional(Type.Array(readyPart)),
      /** What of it had been ready to be picked up, and was sent all the same. */
      wasReady: Type.Optional(Type.Array(readyPart)),
    }),
  ),
  /** What is ready for its buyer to pick up; absent where nothing is. */
  readyParts: Type.Optional(Type.Array(readyPart)),
  /** What went back; absent where nothing did. */
  refunds: Type.Optional(Type.Array(refund)),
  /** What its buyer withdrew from; absent where that was nothing. */
  withdrawals: Type.Optional(Type.Array(withdrawal)),
  /** What banks dispute, or disputed, of its payment; absent where that was nothing. */
  disputes: Type.Optional(Type.Array(dispute)),
  history: Type.Array(orderEvent),
})

/** An order in the owner's list. */
export const orderRow = Type.Object({
  id: Type.String(),
  number: Type.Integer(),
  numberText: Type.Optional(Type.String()),
  createdAtMs: epochMs,
  isTest: Type.Boolean(),
  /** The buyer's name; '' where none was given. */
  customerName: Type.String(),
  email: Type.String(),
  /** ISO 3166-1 alpha-2, of the address that it goes to; '' without one. */
  country: Type.String(),
  /** '' for none. */
  vatId: Type.String(),
  /** How it is sent, in words; '' where nothing is sent. */
  shipping: Type.String(),
  /** All that the buyer filled in of forms, in one line; '' for nothing. */
  answers: Type.String(),
  /** What a donation is for, and what its giver wrote; '' where something was bought. */
  fund: Type.String(),
  donationNote: Type.String(),
  /** Whether a dispute about its payment waits to be decided. */
  isDisputed: Type.Boolean(),
  totalQuantity: Type.Integer(),
  currency: Type.String(),
  /** What all discounts took off, that on delivery too. */
  discountCents: Type.Integer(),
  /** Codes of discounts. */
  codes: Type.Array(Type.String()),
  grandTotalCents: Type.Integer(),
  /** What went back of it; not what is under way. */
  refundedCents: Type.Integer(),
  fulfillmentStatus,
  /** Whether some of it was sent or picked up, and more is to follow; not where all goods were sent, and a service is to be done. */
  isPartlySent: Type.Boolean(),
  /** Whether all of it comes by itself once it is paid: its shop has nothing to do for it. */
  comesOncePaid: Type.Boolean(),
  /** Whether services of it are still to be done. */
  areServicesLeft: Type.Boolean(),
  /** How far it is where its buyer picks it up; null: they do not. */
  pickup: Type.Union([oneOf(pickupStandings), Type.Null()]),
  /** How far it is where its shop delivers it itself; null: it does not. */
  delivery: Type.Union([oneOf(deliveryStandings), Type.Null()]),
  paymentState,
})
