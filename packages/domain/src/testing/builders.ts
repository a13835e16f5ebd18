// Values for tests: builders fill in what a test does not speak of.
import type { Cart, CartEntry, PricedEntry } from '../cart/cart.ts'
import type { Product, Variant } from '../catalogue/product.ts'
import type { Address } from '../contact/address.ts'
import { type StoreSettings, usualMerchandising } from '../website/store-settings.ts'

/** A variant of 12.50 with five on the shelf. */
export function buildVariant(variant: Partial<Variant> = {}): Variant {
  return {
    id: 'variant-blue',
    sku: 'BLUE',
    attributes: {},
    priceCents: 1250,
    salePriceCents: 0,
    isOnSale: false,
    stock: { unlimited: false, onHand: 5, held: 0 },
    weightGrams: 300,
    imageId: null,
    ...variant,
  }
}

/** A mug, physical, with one variant. */
export function buildProduct(product: Partial<Product> = {}): Product {
  return {
    id: 'mug',
    collectionId: 'shop',
    urlId: 'mug',
    type: 'physical',
    title: 'Mug',
    excerptHtml: '',
    bodyHtml: '',
    categories: [],
    tags: [],
    images: [],
    optionNames: [],
    variants: [buildVariant()],
    subscription: null,
    customAddButtonText: null,
    customSoldOutText: null,
    scarcity: null,
    isFeatured: false,
    isVisible: true,
    seo: { title: '', description: '' },
    createdAtMs: 1,
    updatedAtMs: 1,
    ...product,
  }
}

/** A cart line of one blue mug. */
export function buildEntry(entry: Partial<CartEntry> = {}): CartEntry {
  return {
    id: 'entry',
    itemId: 'mug',
    variantId: 'variant-blue',
    sku: 'BLUE',
    quantity: 1,
    additionalFields: null,
    addedAtMs: 1,
    ...entry,
  }
}

/** An open, empty cart. */
export function buildCart(cart: Partial<Cart> = {}): Cart {
  return {
    id: 'cart',
    token: 'token',
    createdAtMs: 1,
    updatedAtMs: 1,
    entries: [],
    contact: null,
    shippingAddress: null,
    billingAddress: null,
    shippingOptionKey: null,
    orderId: null,
    ...cart,
  }
}

/** A line joined with the catalogue, nothing in its way. */
export function buildPriced(
  priced: Partial<Omit<PricedEntry, 'entry'>> & { readonly quantity?: number; readonly id?: string } = {},
): PricedEntry {
  const { quantity = 1, id = 'entry', ...rest } = priced
  return {
    entry: buildEntry({ id, quantity }),
    productType: 'physical',
    variant: buildVariant(),
    isSubscription: false,
    title: 'Mug',
    optionValues: [],
    unitPriceCents: 1250,
    regularPriceCents: 1250,
    weightGrams: 300,
    fullUrl: '/shop/mug',
    imageUrl: null,
    problem: null,
    availableQuantity: 5,
    ...rest,
  }
}

/** Settings of a shop in dollars: no tax, one flat rate for everywhere. */
export function buildSettings(settings: Partial<StoreSettings> = {}): StoreSettings {
  return {
    currency: 'USD',
    orderNumbers: { prefix: '', suffix: '' },
    taxInterpretation: 'exclusive',
    taxRules: [],
    shippingZones: [
      {
        name: 'Everywhere',
        countries: [],
        rates: [{ key: 'post', name: 'Post', kind: 'flat', priceCents: 500 }],
      },
    ],
    pickups: [],
    localDeliveries: [],
    minimumSubtotalCents: 0,
    isExpressCheckout: false,
    allowsSeveralServices: true,
    asksForNote: false,
    asksForNews: false,
    businessName: 'Demo',
    continueShoppingUrl: '/shop',
    measurement: 'metric',
    payments: { test: true, manual: [] },
    merchandising: usualMerchandising,
    defaultCountry: 'US',
    termsUrl: '',
    returnsUrl: '',
    privacyUrl: '',
    ...settings,
  }
}

/** A complete address in New York. */
export function buildAddress(address: Partial<Address> = {}): Address {
  return {
    firstName: 'Ada',
    lastName: 'Byron',
    line1: '1 Main Street',
    line2: '',
    city: 'New York',
    region: 'NY',
    postalCode: '10001',
    country: 'US',
    phone: '',
    ...address,
  }
}
