/** A variant as `data-variants` tells it (platform reference, section 2.5); amounts are minor units. */
export interface PageVariant {
  readonly id: string
  readonly sku: string
  readonly attributes: Readonly<Record<string, string>>
  readonly priceCents: number
  readonly salePriceCents: number
  readonly isOnSale: boolean
  readonly currency: string
  /** How its price is said: `{price}`, or `{price} every month` where it is paid again and again. */
  readonly priceWording: string
  /** What a kilogram, a litre and the like of it costs, in words; '' where that is not told. */
  readonly unitPrice: string
  /** Units to be had; Infinity when unlimited. */
  readonly available: number
  readonly imageId: string | null
}

/** Reads the variants of a page; what is not a variant is left out. */
export function readVariants(json: string | undefined): readonly PageVariant[] {
  const list: unknown = json ? JSON.parse(json) : []
  return Array.isArray(list) ? list.map(readVariant).filter((each) => each !== null) : []
}

function readVariant(value: unknown): PageVariant | null {
  if (typeof value !== 'object' || value === null) return null
  const raw: Record<string, unknown> = { ...value }
  const attributes = typeof raw.attributes === 'object' && raw.attributes !== null ? raw.attributes : {}
  return {
    id: text(raw.id),
    sku: text(raw.sku),
    attributes: Object.fromEntries(Object.entries(attributes).map(([name, each]) => [name, text(each)])),
    priceCents: number(raw.price),
    salePriceCents: number(raw.salePrice),
    isOnSale: raw.onSale === true,
    currency: currencyOf(raw.priceMoney),
    priceWording: text(raw.priceWording) || '{price}',
    unitPrice: text(raw.unitPrice),
    available: raw.unlimited === true ? Number.POSITIVE_INFINITY : number(raw.qtyInStock),
    imageId: typeof raw.mainImageId === 'string' && raw.mainImageId !== '' ? raw.mainImageId : null,
  }
}

function text(value: unknown): string {
  return typeof value === 'string' ? value : typeof value === 'number' ? String(value) : ''
}

function number(value: unknown): number {
  return typeof value === 'number' && Number.isFinite(value) ? value : 0
}

function currencyOf(money: unknown): string {
  const isMoney = typeof money === 'object' && money !== null && 'currency' in money
  return isMoney && typeof money.currency === 'string' ? money.currency : 'USD'
}
