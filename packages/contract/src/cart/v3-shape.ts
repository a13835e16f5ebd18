import type { InstallmentLocale } from '@vitrine/domain/selling/installments'
import { Type } from 'typebox'
import { address } from '../address.ts'
import { pageMoney, v3Money } from '../amounts.ts'
import { readAnswer } from '../forms/filled-form-shape.ts'
import { discountClass } from '../trade-schemas.ts'

const picture = Type.Object({ url: Type.String(), urls: Type.Record(Type.String(), Type.String()) })

/** A discount with what it takes off; `promoCode` where a code brought it. */
const v3Discount = Type.Object({
  id: Type.String(),
  name: Type.String(),
  promoCode: Type.Optional(Type.String()),
  amount: v3Money,
})

/** A line of the v3 cart (platform reference, section 2.10b); `id` is the entry's. */
const v3Item = Type.Object({
  id: Type.String(),
  productId: Type.String(),
  /** PHYSICAL, DIGITAL, SERVICE, GIFT_CARD or PAYWALL. */
  productType: Type.String(),
  sku: Type.String(),
  productName: Type.String(),
  productDescription: Type.String(),
  productUrl: Type.String(),
  quantity: Type.Integer(),
  multipleQuantityAllowed: Type.Boolean(),
  isSubscribable: Type.Boolean(),
  unitPrice: v3Money,
  /** What one cost when it was put in; absent where it costs the same now. */
  previousUnitPrice: Type.Optional(v3Money),
  /** Before discounts. */
  itemTotal: v3Money,
  /** What comes off, and by which discounts; absent where nothing does. */
  discountTotal: Type.Optional(v3Money),
  discounts: Type.Optional(Type.Array(v3Discount)),
  /** For whom a gift card is; absent on other products. */
  gift: Type.Optional(
    Type.Object({
      isForBuyer: Type.Boolean(),
      recipientName: Type.String(),
      recipientEmail: Type.String(),
      senderName: Type.String(),
      message: Type.String(),
      /** The day on which it is sent, as 2026-12-24; '' at once. */
      deliverOn: Type.String(),
    }),
  ),
  variantOptions: Type.Array(Type.Object({ name: Type.String(), value: Type.String() })),
  image: Type.Optional(picture),
  /** Why the line cannot be bought as it stands. */
  problem: Type.Optional(
    Type.Union([
      Type.Literal('variant-unavailable'),
      Type.Literal('out-of-stock'),
      Type.Literal('not-sold-yet'),
      Type.Literal('not-sold-any-more'),
      Type.Literal('plan-changed'),
      Type.Literal('form-unfilled'),
    ]),
  ),
  /** What was filled in of the product's form, by the titles of its fields; absent: nothing. */
  answers: Type.Optional(Type.Array(readAnswer)),
  /** Whether there is a form that can be filled in again. */
  hasForm: Type.Optional(Type.Boolean()),
  /** Units that could be bought now; absent: as many as one likes. */
  availableQuantity: Type.Optional(Type.Integer()),
})

/** The v3 cart; what is absent is left out, never null. */
const v3Cart = Type.Object({
  id: Type.String(),
  cartToken: Type.String(),
  cartType: Type.Integer(),
  /** Of a donation; absent where something is bought. */
  isDonation: Type.Optional(Type.Boolean()),
  items: Type.Array(v3Item),
  totalQuantity: Type.Integer(),
  requiresShipping: Type.Boolean(),
  contact: Type.Optional(
    Type.Object({
      email: Type.String(),
      phone: Type.String(),
      wantsNews: Type.Boolean(),
      /** Absent: they did not agree to be reminded of this cart. */
      wantsReminder: Type.Optional(Type.Boolean()),
      vatId: Type.Optional(Type.String()),
      /** What was said of the number; absent where nobody was asked. */
      vatCheck: Type.Optional(
        Type.Union([
          Type.Literal('confirmed'),
          Type.Literal('unknown'),
          Type.Literal('silent'),
          Type.Literal('expired'),
        ]),
      ),
    }),
  ),
  shippingLocation: Type.Optional(
    Type.Object({
      city: Type.String(),
      region: Type.String(),
      postalCode: Type.String(),
      country: Type.String(),
    }),
  ),
  shippingAddress: Type.Optional(address),
  /** Absent: billed to the shipping address. */
  billingAddress: Type.Optional(address),
  shippingOptionsStatus: Type.String(),
  fulfillmentOptions: Type.Array(
    Type.Object({
      key: Type.String(),
      name: Type.String(),
      isPickup: Type.Boolean(),
      /** Of a round on which the shop delivers itself. */
      isLocal: Type.Optional(Type.Boolean()),
      /** When it arrives, or where to collect it. */
      note: Type.Optional(Type.String()),
      rateType: Type.String(),
      price: v3Money,
    }),
  ),
  shippingOptions: Type.Array(Type.Unknown()),
  selectedShippingOptionKey: Type.Optional(Type.String()),
  /** Those that apply; one on delivery is not in `discountTotal`, but in `shippingDiscountTotal`. */
  discounts: Type.Array(
    Type.Object({
      ...v3Discount.properties,
      discountClass,
      /** Of a subscription: for how many payments it holds, from the first on; null: for all. */
      payments: Type.Optional(Type.Union([Type.Integer(), Type.Null()])),
    }),
  ),
  /** Codes of the cart; `message` says why one takes nothing off. */
  codes: Type.Array(
    Type.Object({
      code: Type.String(),
      name: Type.String(),
      isApplied: Type.Boolean(),
      reason: Type.Optional(Type.String()),
      message: Type.Optional(Type.String()),
    }),
  ),
  /** Those that pay for the cart, by the ends of their codes; `amount` is what each pays. */
  giftCards: Type.Array(
    Type.Object({ id: Type.String(), lastFour: Type.String(), isTest: Type.Boolean(), amount: v3Money }),
  ),
  taxes: Type.Array(Type.Object({ name: Type.String(), amount: v3Money })),
  taxIsIncluded: Type.Boolean(),
  subtotal: v3Money,
  shippingTotal: v3Money,
  discountTotal: v3Money,
  shippingDiscountTotal: v3Money,
  taxTotal: v3Money,
  appliedGiftCardBalanceTotal: v3Money,
  /** Of a subscription: payments after this one, in rows that cost the same; `payments` null: until it is canceled. */
  toCome: Type.Optional(
    Type.Array(Type.Object({ payments: Type.Union([Type.Integer(), Type.Null()]), grandTotal: v3Money })),
  ),
  grandTotal: v3Money,
  amountDue: v3Money,
  shouldBlockPurchaseForMinimumOrderAmount: Type.Boolean(),
  isBelowMinimum: Type.Boolean(),
})

/** What every v3 cart call answers. */
export const v3CartReply = Type.Object({
  cart: v3Cart,
  storeCurrency: Type.String(),
  continueShoppingLinkUrl: Type.String(),
  minimumOrderSubtotal: pageMoney,
  locale: Type.String(),
  useCldrMode: Type.Boolean(),
  /** Whether the shop has codes that could be typed: the box for them is shown. */
  takesCodes: Type.Boolean(),
  /** Who takes payment in installments, and between which amounts; absent where nobody does, or not for this cart. */
  installments: Type.Optional(
    Type.Object({
      provider: Type.Union([Type.Literal('Afterpay'), Type.Literal('Clearpay')]),
      locale: Type.Unsafe<InstallmentLocale>(Type.String()),
      currency: Type.String(),
      leastCents: Type.Integer(),
      mostCents: Type.Integer(),
    }),
  ),
})
