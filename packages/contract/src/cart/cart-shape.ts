import { Type } from 'typebox'
import { pageMoney } from '../amounts.ts'

/** A value chosen of an option. */
const optionValue = Type.Object({ optionName: Type.String(), value: Type.String() })

/** The variant of a cart entry (platform reference, section 2.10a). */
const chosenVariant = Type.Object({
  id: Type.String(),
  sku: Type.String(),
  optionValues: Type.Array(optionValue),
  attributes: Type.Record(Type.String(), Type.String()),
  /** Minor units. */
  price: Type.Integer(),
  /** Minor units; 0 without a sale. */
  salePrice: Type.Integer(),
  onSale: Type.Boolean(),
  unlimited: Type.Boolean(),
  qtyInStock: Type.Integer(),
  /** Kilograms or pounds, as the shop measures. */
  weight: Type.Number(),
  len: Type.Number(),
  width: Type.Number(),
  height: Type.Number(),
})

/** What a product tells of its first picture (platform reference, section 2.8); absent without one. */
const pictureFields = {
  assetUrl: Type.Optional(Type.String()),
  originalSize: Type.Optional(Type.String()),
  systemDataVariants: Type.Optional(Type.String()),
  systemDataSourceType: Type.Optional(Type.String()),
  systemDataOrigin: Type.Optional(Type.String()),
  filename: Type.Optional(Type.String()),
  contentType: Type.Optional(Type.String()),
  mediaFocalPoint: Type.Optional(Type.Object({ x: Type.Number(), y: Type.Number(), source: Type.Integer() })),
  colorData: Type.Optional(Type.Record(Type.String(), Type.String())),
}

/** What an entry tells of its product; templates with a cart of their own read pictures and variants here, as they do on its page. */
const entryItem = Type.Object({
  price: pageMoney,
  fullUrl: Type.String(),
  /** This and what follows is absent when the product is no longer sold. */
  title: Type.Optional(Type.String()),
  urlId: Type.Optional(Type.String()),
  ...pictureFields,
  items: Type.Optional(Type.Array(Type.Unknown())),
  variants: Type.Optional(Type.Array(Type.Unknown())),
  variantOptionOrdering: Type.Optional(Type.Array(Type.String())),
})

/** A cart entry (platform reference, section 2.10a). */
export const shoppingCartEntry = Type.Object({
  id: Type.String(),
  itemId: Type.String(),
  title: Type.String(),
  quantity: Type.Integer(),
  /** Number of the specification, section 3. */
  productType: Type.Integer(),
  item: entryItem,
  purchasePriceCents: Type.Integer(),
  nonSalePriceCents: Type.Integer(),
  /** Minor units. */
  subTotal: Type.Integer(),
  /** JSON text of the additional fields; absent without any. */
  additionalFields: Type.Optional(Type.String()),
  /** Absent when the variant is no longer sold. */
  chosenVariant: Type.Optional(chosenVariant),
})

/** A shipping rate with its cost for this cart. */
const shippingOption = Type.Object({
  id: Type.String(),
  key: Type.String(),
  name: Type.String(),
  /** Minor units. */
  computedCost: Type.Integer(),
})

/** A code of the cart: with what it takes off, or with why it takes nothing off. */
const coupon = Type.Object({
  /** Of its discount; '' for a code that is not known. */
  id: Type.String(),
  name: Type.String(),
  promoCode: Type.String(),
  discountAmountCents: Type.Integer(),
  isValid: Type.Boolean(),
  reason: Type.Optional(Type.String()),
  message: Type.Optional(Type.String()),
})

/** The shopping cart as the first generation of calls sends it; what is absent is left out, never null. */
export const shoppingCart = Type.Object({
  id: Type.String(),
  cartToken: Type.String(),
  websiteId: Type.String(),
  created: Type.Integer(),
  isPurchased: Type.Boolean(),
  orderId: Type.Optional(Type.String()),
  entries: Type.Array(shoppingCartEntry),
  shippingOptions: Type.Array(shippingOption),
  shippingOptionsStatus: Type.String(),
  selectedShippingOption: Type.Optional(shippingOption),
  shippingLocation: Type.Optional(Type.Record(Type.String(), Type.String())),
  applicableTaxRules: Type.Array(Type.Object({ name: Type.String(), rate: Type.Number() })),
  taxLineItems: Type.Array(Type.Object({ name: Type.String(), amountCents: Type.Integer() })),
  coupons: Type.Array(coupon),
  promoCodes: Type.Array(Type.String()),
  validCoupons: Type.Array(coupon),
  invalidCoupons: Type.Array(coupon),
  /** Gift cards that pay for the cart, by the ends of their codes. */
  appliedGiftCards: Type.Array(
    Type.Object({ id: Type.String(), lastFour: Type.String(), redeemedCents: Type.Integer() }),
  ),
  cartType: Type.Integer(),
  subtotalCents: Type.Integer(),
  taxCents: Type.Integer(),
  shippingCostCents: Type.Integer(),
  discountCents: Type.Integer(),
  giftCardRedemptionTotalCents: Type.Integer(),
  grandTotalCents: Type.Integer(),
  amountDueCents: Type.Integer(),
  totalQuantity: Type.Integer(),
  hasDigital: Type.Boolean(),
  purelyDigital: Type.Boolean(),
  requiresShipping: Type.Boolean(),
})
