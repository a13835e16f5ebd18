import { optionValuesOf } from '../catalogue/choose-variant.ts'
import { imageUrlOf } from '../catalogue/present-image.ts'
import { currentPriceCents } from '../catalogue/price.ts'
import type { Product } from '../catalogue/product.ts'
import type { Order, OrderLine } from './order.ts'
import { numberTextOf } from './order-name.ts'

/** What of a shop stands in a sample order. */
export interface SampleShop {
  /** What is bought; null while the shop has no products. */
  readonly product: Product | null
  readonly currency: string
  readonly numbering: { readonly prefix: string; readonly suffix: string }
  /** How the parcel goes; null: nothing is sent. */
  readonly shipping: { readonly name: string; readonly cents: number } | null
  /** How it is paid outside of the shop; null: by card. */
  readonly manual: { readonly label: string; readonly instructions: string } | null
  readonly nowMs: number
}

/** An order that nobody placed, by which owners see what is written about orders. */
export function sampleOrder(shop: SampleShop): Order {
  const { product, currency, numbering, shipping, manual, nowMs } = shop
  const line = sampleLine(product)
  const shippingCents = shipping?.cents ?? 0
  const numberText = numberTextOf(1001, numbering)
  return {
    id: 'sample',
    number: 1001,
    ...(numberText === undefined ? {} : { numberText }),
    cartId: 'sample',
    createdAtMs: nowMs,
    updatedAtMs: nowMs,
    isTest: false,
    contact: { email: 'ada@example.com', phone: '', wantsNews: false },
    shippingAddress: shipping ? sampleAddress : null,
    billingAddress: sampleAddress,
    lines: [line],
    shipping: shipping ? { key: 'sample', name: shipping.name } : null,
    taxLines: [],
    taxIsIncluded: false,
    currency,
    subtotalCents: line.subtotalCents,
    discountCents: 0,
    shippingCents,
    taxCents: 0,
    grandTotalCents: line.subtotalCents + shippingCents,
    fulfillmentStatus: 'PENDING',
    paymentState: manual ? 'PENDING' : 'PAID',
    payment: manual ? { gateway: 'manual', reference: '', ...manual } : byCard,
    fulfillments: [{ shippedAtMs: nowMs, carrier: 'Post', trackingNumber: 'SAMPLE-1', trackingUrl: '' }],
    history: [],
  }
}

const byCard = { gateway: 'sample', label: 'Card', reference: '' }

/** Where it goes, and whom it is billed to. */
export const sampleAddress = {
  firstName: 'Ada',
  lastName: 'Byron',
  line1: '1 Main Street',
  line2: '',
  city: 'New York',
  region: 'NY',
  postalCode: '10001',
  country: 'US',
  phone: '',
}

function sampleLine(product: Product | null): OrderLine {
  const variant = product?.variants[0]
  const unitPriceCents = product && variant ? currentPriceCents(product.type, variant) : 2_400
  const quantity = 2
  return {
    id: 'sample',
    itemId: product?.id ?? 'sample',
    variantId: variant?.id ?? 'sample',
    sku: variant?.sku ?? 'SAMPLE',
    productType: product?.type ?? 'physical',
    title: product?.title || 'A product of yours',
    optionValues: product && variant ? optionValuesOf(product, variant) : [],
    quantity,
    unitPriceCents,
    subtotalCents: unitPriceCents * quantity,
    taxCents: 0,
    additionalFields: null,
    imageUrl: product && variant ? imageUrlOf(product, variant) : null,
  }
}
