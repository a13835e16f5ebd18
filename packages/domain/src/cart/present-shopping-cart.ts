import { isVariantOnSale } from '../catalogue/price.ts'
import type { Variant } from '../catalogue/product.ts'
import { isStocked, productTypeNumbers } from '../catalogue/product-types.ts'
import { availableQuantity } from '../catalogue/stock.ts'
import { weightIn } from '../catalogue/weight.ts'
import { type CodeWords, codeReasonText } from '../discounts/code-reason-text.ts'
import { type PageMoney, toPageMoney } from '../money/reply-money.ts'
import type { StoreSettings } from '../website/store-settings.ts'
import type { Breakdown, BreakdownLine, ShippingChoice } from './breakdown.ts'
import type { Cart } from './cart.ts'

/** What the shape needs beside cart and amounts. */
export interface CartPresentation {
  readonly cart: Cart
  readonly breakdown: Breakdown
  readonly websiteId: string
  readonly measurement: StoreSettings['measurement']
  /** How what is said of codes is written. */
  readonly words: CodeWords
}

/** Shows a cart as the first generation of calls sends it (platform reference, section 2.10a). What is absent is left out, never null. */
export function presentShoppingCart({ cart, breakdown, websiteId, measurement, words }: CartPresentation) {
  const { shipping } = breakdown
  const selected = shipping.options.find((each) => each.key === shipping.selectedKey)
  return {
    id: cart.id,
    cartToken: cart.token,
    websiteId,
    created: cart.createdAtMs,
    isPurchased: cart.orderId !== null,
    ...(cart.orderId === null ? {} : { orderId: cart.orderId }),
    entries: breakdown.lines.map((line) => presentEntry(line, breakdown.currency, measurement)),
    shippingOptions: shipping.options.map(presentShippingOption),
    shippingOptionsStatus: shipping.status,
    ...(selected ? { selectedShippingOption: presentShippingOption(selected) } : {}),
    ...presentLocation(cart),
    applicableTaxRules: breakdown.taxLines.map((each) => ({
      name: each.name,
      rate: each.rateMilliPercent / 1000,
    })),
    taxLineItems: breakdown.taxLines.map((each) => ({ name: each.name, amountCents: each.taxCents })),
    ...presentCoupons(breakdown, words),
    appliedGiftCards: breakdown.giftCards.map(({ id, lastFour, cents }) => ({
      id,
      lastFour,
      redeemedCents: cents,
    })),
    giftCardRedemptionTotalCents: breakdown.giftCardCents,
    cartType: 1,
    subtotalCents: breakdown.subtotalCents,
    taxCents: breakdown.taxCents,
    shippingCostCents: breakdown.shippingCents,
    discountCents: breakdown.discountCents,
    grandTotalCents: breakdown.grandTotalCents,
    amountDueCents: breakdown.dueCents,
    totalQuantity: breakdown.totalQuantity,
    hasDigital: breakdown.hasDigital,
    purelyDigital: breakdown.purelyDigital,
    requiresShipping: breakdown.requiresShipping,
  }
}

/** Shows one entry, as `newlyAdded` and `updatedEntry` do too. */
export function presentEntry(
  line: BreakdownLine,
  currency: string,
  measurement: StoreSettings['measurement'],
): PresentedEntry {
  const { entry } = line
  return {
    id: entry.id,
    itemId: entry.itemId,
    title: line.title,
    quantity: entry.quantity,
    productType: productTypeNumbers[line.productType],
    item: { price: toPageMoney(line.unitPriceCents, currency), fullUrl: line.fullUrl },
    purchasePriceCents: line.unitPriceCents,
    nonSalePriceCents: line.regularPriceCents,
    subTotal: line.subtotalCents,
    ...(entry.additionalFields === null ? {} : { additionalFields: entry.additionalFields }),
    ...(line.variant ? { chosenVariant: presentVariant(line, line.variant, measurement) } : {}),
  }
}

/** An entry in its shape for clients; money fields are minor units but for `item.price`. */
export interface PresentedEntry {
  readonly id: string
  readonly itemId: string
  readonly title: string
  readonly quantity: number
  readonly productType: number
  readonly item: { readonly price: PageMoney; readonly fullUrl: string }
  readonly purchasePriceCents: number
  readonly nonSalePriceCents: number
  readonly subTotal: number
  readonly additionalFields?: string
  readonly chosenVariant?: ReturnType<typeof presentVariant>
}

/** Every code of the cart; those that apply with what they take off, the others with why they do not. */
function presentCoupons({ codes, discounts, currency }: Breakdown, words: CodeWords) {
  const coupons = codes.map(({ code, discountId, name, reason }) => {
    const applied = discounts.find((each) => each.code === code)
    return {
      id: discountId ?? '',
      name,
      promoCode: code,
      discountAmountCents: applied?.amountCents ?? 0,
      isValid: reason === null,
      ...(reason === null
        ? {}
        : { reason: reason.kind, message: codeReasonText(reason, { ...words, currency }) }),
    }
  })
  return {
    coupons,
    promoCodes: coupons.map((each) => each.promoCode),
    validCoupons: coupons.filter((each) => each.isValid),
    invalidCoupons: coupons.filter((each) => !each.isValid),
  }
}

function presentVariant(line: BreakdownLine, variant: Variant, measurement: StoreSettings['measurement']) {
  const isUnlimited = !isStocked(line.productType) || variant.stock.unlimited
  return {
    id: variant.id,
    sku: variant.sku,
    optionValues: line.optionValues,
    attributes: variant.attributes,
    price: variant.priceCents,
    salePrice: variant.salePriceCents,
    onSale: isVariantOnSale(line.productType, variant),
    unlimited: isUnlimited,
    qtyInStock: isUnlimited ? 0 : availableQuantity(line.productType, variant.stock),
    weight: weightIn(measurement, variant.weightGrams),
    len: 0,
    width: 0,
    height: 0,
  }
}

function presentShippingOption(choice: ShippingChoice) {
  return { id: choice.key, key: choice.key, name: choice.name, computedCost: choice.priceCents }
}

function presentLocation({ shippingAddress }: Cart) {
  if (shippingAddress === null) return {}
  const { city, region, postalCode, country } = shippingAddress
  return { shippingLocation: { city, region, postalCode, country } }
}
