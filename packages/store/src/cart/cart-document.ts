import { address } from '@vitrine/contract/address'
import { answeredFields } from '@vitrine/contract/forms/filled-form-shape'
import { giftDetails } from '@vitrine/contract/gift-cards/gift-shape'
import { donation } from '@vitrine/contract/orders/donation-shape'
import { agreedDelivery, agreedDiscount } from '@vitrine/contract/proposals/proposal-shape'
import type { Cart } from '@vitrine/domain/cart/cart'
import { Type } from 'typebox'
import { defineDocument, typesOnly } from '../documents/document-kind.ts'
import { oneOf, orNull, text } from '../documents/document-schemas.ts'

const freeGoods = Type.Object({
  title: text,
  isSent: Type.Boolean(),
  taxClass: oneOf(['standard', 'reduced', 'exempt']),
})

const agreedTerms = Type.Object({
  proposalId: text,
  linkVersion: Type.Number(),
  discount: orNull(typesOnly(agreedDiscount)),
  delivery: orNull(typesOnly(agreedDelivery)),
})

const postalAddress = typesOnly(address)

const cartEntry = Type.Object({
  id: text,
  itemId: text,
  variantId: text,
  sku: text,
  quantity: Type.Number(),
  additionalFields: orNull(text),
  answeredFields: Type.Optional(answeredFields),
  gift: Type.Optional(giftDetails),
  once: Type.Optional(text),
  addedUnder: Type.Optional(Type.Array(text)),
  donation: Type.Optional(donation),
  free: Type.Optional(freeGoods),
  addedAtMs: Type.Number(),
  addedPrice: Type.Optional(Type.Object({ cents: Type.Number(), currency: text })),
  agreedPriceCents: Type.Optional(Type.Number()),
  isAgreedOnSale: Type.Optional(Type.Boolean()),
  payment: Type.Optional(Type.Number()),
})

/** A visitor's cart. */
export const cartDocument = defineDocument<Cart>()(
  'cart',
  Type.Object({
    id: text,
    token: text,
    createdAtMs: Type.Number(),
    updatedAtMs: Type.Number(),
    entries: Type.Array(cartEntry),
    contact: orNull(
      Type.Object({
        email: text,
        phone: text,
        wantsNews: Type.Boolean(),
        wantsReminder: Type.Optional(Type.Boolean()),
        vatId: Type.Optional(text),
      }),
    ),
    language: Type.Optional(text),
    isSubscription: Type.Optional(Type.Boolean()),
    isDonation: Type.Optional(Type.Boolean()),
    agreed: Type.Optional(agreedTerms),
    shippingAddress: orNull(postalAddress),
    billingAddress: orNull(postalAddress),
    shippingOptionKey: orNull(text),
    codes: Type.Optional(Type.Array(text)),
    giftCardIds: Type.Optional(Type.Array(text)),
    vatCheck: Type.Optional(
      Type.Object({
        vatId: text,
        state: oneOf(['confirmed', 'unknown', 'silent', 'expired']),
        atMs: Type.Number(),
        consultation: text,
      }),
    ),
    reminderId: Type.Optional(text),
    leftOf: Type.Optional(text),
    continuedBy: Type.Optional(text),
    orderId: orNull(text),
  }),
)
