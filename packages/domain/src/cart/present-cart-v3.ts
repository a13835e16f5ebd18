import { productTypeNames } from '../catalogue/product-types.ts'
import type { Address } from '../contact/address.ts'
import type { CartContact } from '../contact/cart-contact.ts'
import { presentAddress } from '../contact/present-address.ts'
import { type CodeWords, codeReasonText } from '../discounts/code-reason-text.ts'
import { readAnswers } from '../forms/buyers/stored-filling.ts'
import { type GiftDetails, isForBuyer, keptByBuyer } from '../gift-cards/gift-details.ts'
import { toPageMoney, toV3Money, type V3Money } from '../money/reply-money.ts'
import type { StoreSettings } from '../website/store-settings.ts'
import { sayAsWritten } from '../words/say.ts'
import type { Breakdown, BreakdownLine } from './breakdown.ts'
import type { Cart } from './cart.ts'
import { hasNoPrice } from './messages.ts'

/** What the shape needs beside cart and amounts. */
export interface V3Presentation {
  readonly cart: Cart
  readonly breakdown: Breakdown
  readonly settings: Pick<
    StoreSettings,
    'currency' | 'continueShoppingUrl' | 'minimumSubtotalCents' | 'allowsSeveralServices'
  >
  readonly locale: string
  /** How what is said of codes and answers is written. */
  readonly words: Omit<CodeWords, 'language'>
  /** Whether the shop has codes that could be typed. */
  readonly takesCodes: boolean
}

/** Shows a cart as the v3 calls send it (platform reference, section 2.10b). What is absent is left out, never null. */
export function presentCartV3({ cart, breakdown, settings, locale, words, takesCodes }: V3Presentation) {
  return {
    cart: presentCart(cart, breakdown, {
      allowsSeveralServices: settings.allowsSeveralServices,
      words: { ...words, language: locale },
    }),
    storeCurrency: settings.currency,
    continueShoppingLinkUrl: settings.continueShoppingUrl,
    minimumOrderSubtotal: toPageMoney(settings.minimumSubtotalCents, settings.currency),
    locale,
    useCldrMode: true,
    takesCodes,
  }
}

function presentCart(
  cart: Cart,
  breakdown: Breakdown,
  { allowsSeveralServices, words }: { readonly allowsSeveralServices: boolean; readonly words: CodeWords },
) {
  const { shipping, currency } = breakdown
  const money = (cents: number) => toV3Money(cents, currency)
  return {
    id: cart.id,
    cartToken: cart.token,
    cartType: 1,
    ...(cart.isDonation ? { isDonation: true } : {}),
    items: breakdown.lines.map((line) => presentItem(line, { currency, allowsSeveralServices, words })),
    totalQuantity: breakdown.totalQuantity,
    requiresShipping: breakdown.requiresShipping,
    ...presentPeople(cart),
    ...presentDelivery(shipping, currency),
    ...presentDiscounts(breakdown, words),
    giftCards: breakdown.giftCards.map(({ id, lastFour, cents, isTest }) => ({
      id,
      lastFour,
      isTest,
      amount: money(cents),
    })),
    ...presentSums(breakdown, money),
    shouldBlockPurchaseForMinimumOrderAmount: breakdown.isBelowMinimum,
    isBelowMinimum: breakdown.isBelowMinimum,
  }
}

function presentDelivery({ status, options, selectedKey }: Breakdown['shipping'], currency: string) {
  return {
    shippingOptionsStatus: status,
    fulfillmentOptions: options.map((each) => ({
      key: each.key,
      name: each.name,
      isPickup: each.isPickup ?? false,
      ...(each.isLocal ? { isLocal: true } : {}),
      ...(each.note ? { note: each.note } : {}),
      rateType: 'LOCALLY_CALCULATED',
      price: toV3Money(each.priceCents, currency),
    })),
    shippingOptions: [],
    ...(selectedKey === null ? {} : { selectedShippingOptionKey: selectedKey }),
  }
}

function presentSums(breakdown: Breakdown, money: (cents: number) => V3Money) {
  return {
    taxes: breakdown.taxLines.map((each) => ({ name: each.name, amount: money(each.taxCents) })),
    taxIsIncluded: breakdown.taxIsIncluded,
    subtotal: money(breakdown.subtotalCents),
    shippingTotal: money(breakdown.shippingCents),
    discountTotal: money(breakdown.discountCents),
    shippingDiscountTotal: money(breakdown.shippingDiscountCents),
    taxTotal: money(breakdown.taxCents),
    appliedGiftCardBalanceTotal: money(breakdown.giftCardCents),
    grandTotal: money(breakdown.grandTotalCents),
    ...(breakdown.toCome && {
      toCome: breakdown.toCome.map(({ payments, grandTotalCents }) => ({
        payments,
        grandTotal: money(grandTotalCents),
      })),
    }),
    amountDue: money(breakdown.dueCents),
  }
}

function presentDiscounts({ discounts, codes, currency }: Breakdown, words: CodeWords) {
  return {
    discounts: discounts.map(({ id, name, code, discountClass, amountCents, payments }) => ({
      id,
      name,
      ...(code === '' ? {} : { promoCode: code }),
      discountClass,
      ...(payments === undefined ? {} : { payments }),
      amount: toV3Money(amountCents, currency),
    })),
    codes: codes.map(({ code, name, reason }) => ({
      code,
      name,
      isApplied: reason === null,
      ...(reason === null
        ? {}
        : { reason: reason.kind, message: codeReasonText(reason, { ...words, currency }) }),
    })),
  }
}

function presentItem(
  line: BreakdownLine,
  {
    currency,
    allowsSeveralServices,
    words,
  }: { readonly currency: string; readonly allowsSeveralServices: boolean; readonly words: CodeWords },
) {
  const isCountable =
    line.productType === 'physical' ||
    line.productType === 'gift-card' ||
    (line.productType === 'service' && allowsSeveralServices)
  return {
    id: line.entry.id,
    productId: line.entry.itemId,
    productType: productTypeNames[line.productType],
    sku: line.entry.sku,
    productName: line.title,
    productDescription: '',
    productUrl: line.fullUrl,
    quantity: line.entry.quantity,
    multipleQuantityAllowed: isCountable && !line.isSubscription,
    isSubscribable: line.isSubscription,
    unitPrice: toV3Money(line.unitPriceCents, currency),
    ...previousPrice(line, currency),
    itemTotal: toV3Money(line.subtotalCents, currency),
    ...(line.discountCents === 0
      ? {}
      : {
          discountTotal: toV3Money(line.discountCents, currency),
          discounts: line.discountExplained.map(({ id, name, code, cents }) => ({
            id,
            name,
            ...(code === '' ? {} : { promoCode: code }),
            amount: toV3Money(cents, currency),
          })),
        }),
    ...(line.productType === 'gift-card' ? { gift: presentGift(line.entry.gift) } : {}),
    variantOptions: line.optionValues.map((each) => ({ name: each.optionName, value: each.value })),
    ...(line.imageUrl === null ? {} : { image: presentImage(line.imageUrl) }),
    ...presentFilling(line, words),
    ...(line.problem === null ? {} : { problem: line.problem }),
    ...(Number.isFinite(line.availableQuantity) ? { availableQuantity: line.availableQuantity } : {}),
  }
}

/** What one cost when it was put in, where that was something else. */
function previousPrice({ entry, unitPriceCents, problem }: BreakdownLine, currency: string) {
  const was = entry.addedPrice
  if (!was || hasNoPrice(problem) || was.currency !== currency || was.cents === unitPriceCents) return {}
  return { previousUnitPrice: toV3Money(was.cents, currency) }
}

function presentFilling(
  { entry, hasForm = false }: BreakdownLine,
  { language, say = sayAsWritten }: CodeWords,
) {
  const answers = readAnswers(entry, { language, say }).map(({ title, lines }) => ({
    title,
    lines: [...lines],
  }))
  return { ...(answers.length > 0 ? { answers } : {}), ...(hasForm ? { hasForm } : {}) }
}

/** For whom a gift card is. */
function presentGift(gift: GiftDetails | undefined) {
  const { recipientName, recipientEmail, senderName, message, deliverOn } = gift ?? keptByBuyer
  return { isForBuyer: isForBuyer(gift), recipientName, recipientEmail, senderName, message, deliverOn }
}

function presentImage(url: string) {
  return { url, urls: { '100': `${url}?format=100w`, '300': `${url}?format=300w`, original: url } }
}

function presentPeople(cart: Cart) {
  const { contact, shippingAddress, billingAddress } = cart
  return {
    ...(contact ? { contact: presentContact(contact, cart.vatCheck) } : {}),
    ...(shippingAddress ? { ...presentDestination(shippingAddress) } : {}),
    ...(billingAddress ? { billingAddress: presentAddress(billingAddress) } : {}),
  }
}

function presentContact(
  { email, phone, wantsNews, wantsReminder, vatId }: CartContact,
  vatCheck: Cart['vatCheck'],
) {
  const told = vatId && vatCheck?.vatId === vatId ? { vatCheck: vatCheck.state } : {}
  const reminder = wantsReminder ? { wantsReminder } : {}
  return { email, phone, wantsNews, ...reminder, ...(vatId && { vatId }), ...told }
}

function presentDestination(address: Address) {
  const { city, region, postalCode, country } = address
  return {
    shippingLocation: { city, region, postalCode, country },
    shippingAddress: presentAddress(address),
  }
}
