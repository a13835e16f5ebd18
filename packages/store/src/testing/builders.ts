import { randomBytes, randomUUID } from 'node:crypto'
import type { Cart, CartEntry } from '@vitrine/domain/cart/cart'
import type { Product, Variant } from '@vitrine/domain/catalogue/product'
import { type Collection, plainCollection } from '@vitrine/domain/content/collection'
import { type ContentItem, plainItem } from '@vitrine/domain/content/item'
import type { ProductImage } from '@vitrine/domain/images/product-image'
import type { Order, OrderLine } from '@vitrine/domain/orders/order'
import { firstAttemptState } from '@vitrine/domain/payments/payment-states'
import { buildSettings } from '@vitrine/domain/testing/builders'
import { plainSite, type Site } from '@vitrine/domain/website/site'
import type { Account } from '../owners/accounts.ts'
import type { NewPayment, Payment } from '../payments/payments.ts'

/** A moment that tests can count on: 1 March 2026, noon UTC. */
export const noon = Date.UTC(2026, 2, 1, 12)

/** A new id of 24 hex digits. */
export function newId(): string {
  return randomBytes(12).toString('hex')
}

/** A website that sells in dollars, ships for 5.00 and takes test payments. */
export function buildSite(site: Partial<Site> = {}): Site {
  return {
    ...plainSite,
    id: newId(),
    identifier: 'demo',
    hosts: [],
    title: 'Demo',
    tagLine: '',
    descriptionHtml: '',
    language: 'en-US',
    timeZone: 'America/New_York',
    location: { addressTitle: '', addressLine1: '', addressLine2: '', addressCountry: '' },
    contactEmail: 'shop@example.com',
    contactPhoneNumber: '',
    businessHours: {},
    socialAccounts: [],
    navigation: {},
    store: buildSettings({
      shippingZones: [
        {
          name: 'Everywhere',
          countries: [],
          rates: [{ key: 'standard', name: 'Standard', kind: 'flat', priceCents: 500 }],
        },
      ],
    }),
    revision: 1,
    ...site,
  }
}

/** A shop's page. */
export function buildCollection(collection: Partial<Collection> = {}): Collection {
  const id = collection.id ?? newId()
  return {
    ...plainCollection,
    id,
    urlId: `shop-${id}`,
    title: 'Shop',
    navigationTitle: 'Shop',
    typeName: 'products',
    description: '',
    bodyHtml: '',
    mainImage: null,
    isEnabled: true,
    isHomepage: false,
    pageSize: null,
    position: 1,
    updatedAtMs: noon,
    ...collection,
  }
}

/** A variant of 12.00 with five on the shelf. */
export function buildVariant(variant: Partial<Variant> = {}): Variant {
  return {
    id: randomUUID(),
    sku: '',
    attributes: {},
    priceCents: 1200,
    salePriceCents: 0,
    isOnSale: false,
    stock: { unlimited: false, onHand: 5, held: 0 },
    weightGrams: 300,
    imageId: null,
    ...variant,
  }
}

/** A physical product with one variant. */
export function buildProduct(product: Partial<Product> = {}): Product {
  const id = product.id ?? newId()
  return {
    id,
    collectionId: '0'.repeat(24),
    urlId: `product-${id}`,
    type: 'physical',
    title: 'A product',
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
    createdAtMs: noon,
    updatedAtMs: noon,
    ...product,
  }
}

/** A mug in blue and red. */
export function buildMug(mug: Partial<Product> = {}): Product {
  return buildProduct({
    title: 'Enamel mug',
    categories: ['Kitchen'],
    tags: ['enamel'],
    optionNames: ['Colour'],
    variants: [
      buildVariant({ sku: 'MUG-BLUE', attributes: { Colour: 'Blue' } }),
      buildVariant({ sku: 'MUG-RED', attributes: { Colour: 'Red' } }),
    ],
    ...mug,
  })
}

/** A picture of 800 by 600. */
export function buildImage(image: Partial<ProductImage> = {}): ProductImage {
  const id = image.id ?? newId()
  return {
    id,
    assetUrl: `/static/${id}/mug.jpg`,
    filename: 'mug.jpg',
    contentType: 'image/jpeg',
    widthPx: 800,
    heightPx: 600,
    altText: '',
    focalPoint: { x: 0.5, y: 0.5 },
    colors: {
      topLeft: 'ffffff',
      topRight: 'ffffff',
      bottomLeft: 'ffffff',
      bottomRight: 'ffffff',
      center: 'ffffff',
    },
    ...image,
  }
}

/** One unit of something. */
export function buildEntry(entry: Partial<CartEntry> = {}): CartEntry {
  return {
    id: newId(),
    itemId: newId(),
    variantId: randomUUID(),
    sku: '',
    quantity: 1,
    additionalFields: null,
    addedAtMs: noon,
    ...entry,
  }
}

/** An empty cart. */
export function buildCart(cart: Partial<Cart> = {}): Cart {
  return {
    id: newId(),
    token: randomBytes(30).toString('base64url'),
    createdAtMs: noon,
    updatedAtMs: noon,
    entries: [],
    contact: null,
    shippingAddress: null,
    billingAddress: null,
    shippingOptionKey: null,
    orderId: null,
    ...cart,
  }
}

/** One mug bought for 12.00. */
export function buildOrderLine(line: Partial<OrderLine> = {}): OrderLine {
  const quantity = line.quantity ?? 1
  const unitPriceCents = line.unitPriceCents ?? 1200
  return {
    id: newId(),
    itemId: newId(),
    variantId: randomUUID(),
    sku: '',
    productType: 'physical',
    title: 'Enamel mug',
    optionValues: [],
    quantity,
    unitPriceCents,
    subtotalCents: quantity * unitPriceCents,
    taxCents: 0,
    additionalFields: null,
    imageUrl: null,
    ...line,
  }
}

/** An unpaid order whose totals follow from its lines by default. */
export function buildOrder(order: Partial<Order> = {}): Order {
  const lines = order.lines ?? [buildOrderLine()]
  const subtotalCents = lines.reduce((sum, line) => sum + line.subtotalCents, 0)
  return {
    id: newId(),
    number: 1001,
    cartId: newId(),
    createdAtMs: noon,
    updatedAtMs: noon,
    isTest: true,
    contact: { email: 'ada@example.com', phone: '', wantsNews: false },
    shippingAddress: {
      firstName: 'Ada',
      lastName: 'Byron',
      line1: '1 Main Street',
      line2: '',
      city: 'New York',
      region: 'NY',
      postalCode: '10001',
      country: 'US',
      phone: '',
    },
    billingAddress: null,
    lines,
    shipping: null,
    taxLines: [],
    taxIsIncluded: false,
    currency: 'USD',
    subtotalCents,
    discountCents: 0,
    shippingCents: 0,
    taxCents: 0,
    grandTotalCents: subtotalCents,
    fulfillmentStatus: 'PENDING',
    paymentState: 'PENDING',
    payment: { gateway: 'test', label: 'Test card', reference: '' },
    fulfillments: [],
    history: [],
    ...order,
  }
}

/** An attempt that has just begun. */
export function buildPayment(payment: Partial<Omit<Payment, 'state'>> = {}): NewPayment {
  return {
    id: newId(),
    cartId: newId(),
    attemptKey: randomUUID(),
    requestHash: 'hash',
    gateway: 'test',
    amountCents: 1200,
    currency: 'USD',
    state: firstAttemptState,
    message: '',
    reference: '',
    orderId: null,
    draft: '{}',
    createdAtMs: noon,
    expiresAtMs: noon + 900_000,
    ...payment,
  }
}

/** A published post. */
export function buildPost(post: Partial<ContentItem> = {}): ContentItem {
  const id = post.id ?? newId()
  return {
    ...plainItem,
    id,
    collectionId: '0'.repeat(24),
    urlId: `post-${id}`,
    title: 'A post',
    excerptHtml: '',
    bodyHtml: '<p>Hello</p>',
    author: { id: newId(), displayName: 'Ada' },
    categories: [],
    tags: [],
    image: null,
    isFeatured: false,
    publishedAtMs: noon,
    updatedAtMs: noon,
    ...post,
  }
}

/** An owner with every right. */
export function buildAccount(account: Partial<Account> = {}): Account {
  return {
    id: newId(),
    email: 'owner@example.com',
    displayName: 'Owner',
    passwordHash: '$argon2id$none',
    roles: ['admin'],
    isDisabled: false,
    createdAtMs: noon,
    ...account,
  }
}
