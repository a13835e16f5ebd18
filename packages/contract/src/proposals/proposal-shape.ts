import { proposalLimits, proposalStates } from '@vitrine/domain/cart/proposals/proposal'
import { oneLinePattern } from '@vitrine/domain/limits/one-line'
import { Type } from 'typebox'
import { addressOrNull } from '../address.ts'
import { cents, epochMs, id, oneOf, shortText } from '../schemas.ts'
import { taxClass } from '../trade-schemas.ts'

const quantity = Type.Integer({ minimum: 1, maximum: proposalLimits.quantity })
const name = Type.String({ maxLength: proposalLimits.name, pattern: oneLinePattern })

/** A line of a draft: something of the catalogue at the price that was agreed, or what its owner writes down. */
const proposalLine = Type.Union([
  Type.Object({
    kind: Type.Literal('product'),
    id,
    itemId: id,
    variantId: id,
    /** As it is called; what is sent gives way to the catalogue. */
    title: shortText,
    quantity,
    /** Of one unit, as it is agreed. */
    unitPriceCents: cents,
  }),
  Type.Object({
    kind: Type.Literal('free'),
    id,
    title: Type.String({ maxLength: proposalLimits.title, pattern: oneLinePattern }),
    quantity,
    unitPriceCents: cents,
    /** Whether it goes into a parcel. */
    isSent: Type.Boolean(),
    taxClass,
  }),
])

/** What comes off the goods. */
export const agreedDiscount = Type.Union([
  Type.Object({ kind: Type.Literal('amount'), name, cents }),
  Type.Object({
    kind: Type.Literal('percentage'),
    name,
    milliPercent: Type.Integer({ minimum: 0, maximum: 100_000 }),
  }),
])

/** How it is sent, where that is agreed. */
export const agreedDelivery = Type.Object({ name, priceCents: cents })

/** What an owner writes into a draft. */
export const proposalContents = Type.Object({
  lines: Type.Array(proposalLine, { maxItems: proposalLimits.lines }),
  /** '' while it is not known. */
  email: shortText,
  phone: shortText,
  shippingAddress: addressOrNull,
  /** Null: as the delivery address. */
  billingAddress: addressOrNull,
  discount: Type.Union([agreedDiscount, Type.Null()]),
  /** Null: the customer chooses among the ways of the shop. */
  delivery: Type.Union([agreedDelivery, Type.Null()]),
  /** What the customer reads. */
  message: Type.String({ maxLength: proposalLimits.message }),
  /** For owners alone. */
  note: Type.String({ maxLength: proposalLimits.note }),
  validDays: Type.Integer({ minimum: 1, maximum: proposalLimits.days }),
})

/** What stands of a draft in a list. */
export const proposalRow = Type.Object({
  id: Type.String(),
  state: oneOf(proposalStates),
  customer: Type.String(),
  email: Type.String(),
  items: Type.String(),
  totalCents: cents,
  currency: Type.String(),
  linkEndsAtMs: Type.Union([epochMs, Type.Null()]),
  mailedAtMs: Type.Union([epochMs, Type.Null()]),
  /** The order that it became; '' for none. */
  orderId: Type.String(),
  by: Type.String(),
  createdAtMs: epochMs,
  updatedAtMs: epochMs,
})

/** What a draft comes to, by the rules of the cart. */
export const proposalPrices = Type.Object({
  currency: Type.String(),
  lines: Type.Array(
    Type.Object({
      id: Type.String(),
      title: Type.String(),
      variantName: Type.String(),
      imageUrl: Type.Union([Type.String(), Type.Null()]),
      /** What the shop asks for one; null for what is of no product. */
      usualPriceCents: Type.Union([cents, Type.Null()]),
      subtotalCents: Type.Integer(),
      /** Why it cannot be bought as it stands; '' where it can. */
      problem: Type.String(),
    }),
  ),
  subtotalCents: Type.Integer(),
  discountCents: Type.Integer(),
  discountName: Type.String(),
  requiresShipping: Type.Boolean(),
  /** The way that is known, and what it costs. Null: its customer chooses it, or nothing is sent. */
  shipping: Type.Union([
    Type.Object({
      name: Type.String(),
      isPickup: Type.Boolean(),
      isLocal: Type.Boolean(),
      cents: Type.Integer(),
    }),
    Type.Null(),
  ]),
  taxes: Type.Array(Type.Object({ name: Type.String(), cents: Type.Integer() })),
  taxIsIncluded: Type.Boolean(),
  /** Whether the address is known by which it is taxed. */
  isTaxKnown: Type.Boolean(),
  totalCents: Type.Integer(),
})

/** A draft with what it comes to now. */
export const shownProposal = Type.Object({
  proposal: Type.Object({ ...proposalRow.properties, contents: proposalContents }),
  prices: proposalPrices,
  /** Where it is paid, while its link holds; '' else. */
  url: Type.String(),
  /** Whether mail goes out, or is only kept in the mailbox. */
  sendsMail: Type.Boolean(),
})
