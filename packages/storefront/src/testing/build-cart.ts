import type { CartItemInReply, CartReply } from '@vitrine/contract/cart/page-props'
import type { CheckoutPageProps } from '@vitrine/contract/checkout/page-props'
import type { OrderView } from '@vitrine/contract/orders/page-props'
import type { ShoppingCart } from '../runtime/cart-client/cart-store.ts'

/** An amount in dollars. */
export function money(cents: number) {
  return { currencyCode: 'USD', value: cents, decimalValue: (cents / 100).toFixed(2), fractionalDigits: 2 }
}

/** A line of a cart: one blue mug by default. */
export function buildItem(part: Partial<CartItemInReply> = {}): CartItemInReply {
  const quantity = part.quantity ?? 1
  return {
    id: 'e1',
    productId: 'p1',
    productType: 'PHYSICAL',
    sku: 'MUG-BLUE',
    productName: 'Morning mug',
    productDescription: '',
    productUrl: '/shop/p/morning-mug',
    quantity,
    multipleQuantityAllowed: true,
    isSubscribable: false,
    unitPrice: money(1800),
    itemTotal: money(1800 * quantity),
    variantOptions: [{ name: 'Colour', value: 'Blue' }],
    ...part,
  }
}

/** A cart as the v3 calls answer it, with totals that fit its lines. */
export function buildReply(
  items: readonly CartItemInReply[] = [buildItem()],
  part: Partial<CartReply['cart']> = {},
): CartReply {
  const subtotal = items.reduce((sum, item) => sum + item.itemTotal.value, 0)
  return {
    cart: {
      id: 'c1',
      cartToken: 'token',
      cartType: 1,
      items: [...items],
      totalQuantity: items.reduce((sum, item) => sum + item.quantity, 0),
      requiresShipping: true,
      shippingOptionsStatus: 'INCOMPLETE_ADDRESS',
      fulfillmentOptions: [],
      shippingOptions: [],
      discounts: [],
      codes: [],
      giftCards: [],
      taxes: [],
      taxIsIncluded: false,
      subtotal: money(subtotal),
      shippingTotal: money(0),
      discountTotal: money(0),
      shippingDiscountTotal: money(0),
      taxTotal: money(0),
      appliedGiftCardBalanceTotal: money(0),
      grandTotal: money(subtotal),
      amountDue: money(subtotal),
      shouldBlockPurchaseForMinimumOrderAmount: false,
      isBelowMinimum: false,
      ...part,
    },
    storeCurrency: 'USD',
    continueShoppingLinkUrl: '/shop',
    minimumOrderSubtotal: { currency: 'USD', value: '0.00' },
    locale: 'en-US',
    useCldrMode: true,
    takesCodes: true,
  }
}

/** A cart as the first generation of calls answers it. */
export function buildShoppingCart(quantity: number): ShoppingCart {
  return {
    id: 'c1',
    cartToken: 'token',
    websiteId: 'w1',
    created: 0,
    isPurchased: false,
    entries: [
      {
        id: 'e1',
        itemId: 'p1',
        title: 'Morning mug',
        quantity,
        productType: 1,
        item: { price: { currency: 'USD', value: '18.00' }, fullUrl: '/shop/p/morning-mug' },
        purchasePriceCents: 1800,
        nonSalePriceCents: 1800,
        subTotal: 1800 * quantity,
      },
    ],
    shippingOptions: [],
    shippingOptionsStatus: 'INCOMPLETE_ADDRESS',
    applicableTaxRules: [],
    taxLineItems: [],
    coupons: [],
    promoCodes: [],
    validCoupons: [],
    invalidCoupons: [],
    appliedGiftCards: [],
    cartType: 1,
    subtotalCents: 1800 * quantity,
    taxCents: 0,
    shippingCostCents: 0,
    discountCents: 0,
    giftCardRedemptionTotalCents: 0,
    grandTotalCents: 1800 * quantity,
    amountDueCents: 1800 * quantity,
    totalQuantity: quantity,
    hasDigital: false,
    purelyDigital: false,
    requiresShipping: true,
  }
}

/** What the checkout page is given for a cart with one mug. */
export function buildCheckoutProps(part: Partial<CheckoutPageProps> = {}): CheckoutPageProps {
  return {
    cart: buildReply(),
    isOwnCart: true,
    step: 'contact',
    locale: 'en-US',
    countries: [
      { code: 'DE', name: 'Germany' },
      { code: 'US', name: 'United States' },
    ],
    defaultCountry: 'US',
    errors: {},
    values: {},
    problem: null,
    gateways: [
      { key: 'test', label: 'Card' },
      { key: 'manual', label: 'Bank transfer', instructions: 'Transfer to account 12.' },
    ],
    reminderText: '',
    isTestMode: true,
    asksForNote: false,
    holdsDownloads: false,
    asksForTerms: false,
    asksForVatId: false,
    asksForNews: false,
    attemptKey: 'attempt-of-the-server',
    confirmation: null,
    site: { title: 'Vale', logoUrl: null, homeUrl: '/' },
    continueShoppingUrl: '/shop',
    duties: { button: null, showsEssentials: false, withdrawal: null },
    policies: { termsUrl: '/terms', returnsUrl: '', privacyUrl: '' },
    ...part,
  }
}

/** A paid order of two mugs, not yet sent. */
export function buildOrder(part: Partial<OrderView> = {}): OrderView {
  return {
    id: 'o1',
    number: 1001,
    numberText: '#1001',
    note: '',
    donation: null,
    createdAtMs: Date.UTC(2026, 9, 12, 14, 5),
    isTest: false,
    contact: { email: 'ada@example.com', vatId: '', phone: '' },
    shippingAddress: {
      firstName: 'Ada',
      lastName: 'Lovelace',
      line1: '12 Analytical St',
      line2: '',
      city: 'New York',
      region: 'NY',
      postalCode: '10001',
      country: 'US',
      phone: '',
    },
    billingAddress: null,
    lines: [
      {
        id: 'l1',
        title: 'Morning mug',
        optionValues: [{ optionName: 'Colour', value: 'Blue' }],
        quantity: 2,
        unitPriceCents: 1800,
        subtotalCents: 3600,
        imageUrl: null,
        productType: 'physical',
        answers: [],
        gift: null,
      },
    ],
    checkoutForm: null,
    shipping: { name: 'Standard', note: '', isPickup: false, isLocal: false },
    taxIsIncluded: false,
    currency: 'USD',
    subtotalCents: 3600,
    discountCents: 0,
    discounts: [],
    giftCards: [],
    shippingCents: 500,
    taxCents: 320,
    grandTotalCents: 4420,
    refundedCents: 0,
    cardsGivenBack: [],
    refundUnderWayCents: 0,
    refundFailedCents: 0,
    fulfillmentStatus: 'PENDING',
    paymentState: 'PAID',
    payment: { label: 'Card ending in 4242', instructions: '' },
    fulfillments: [],
    pickup: null,
    delivery: null,
    ready: [],
    leftToSend: [],
    history: [{ atMs: Date.UTC(2026, 9, 12, 14, 5), kind: 'paid' }],
    ...part,
  }
}
