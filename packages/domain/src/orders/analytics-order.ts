import { digitsOf } from '../money/currencies.ts'
import type { Order, OrderLine } from './order.ts'

/** An order as scripts that count are told of it (specification, section 3). Amounts are in units of the currency, with two decimals. */
export interface AnalyticsOrder {
  readonly id: string
  readonly grandTotal: string
  readonly shippingTotal: string
  readonly taxTotal: string
  readonly currency: string
  readonly items: readonly {
    /** By which views of a product and additions to the cart are told, too; '' of what is no product of the shop. */
    readonly productId: string
    readonly sku: string
    readonly productName: string
    readonly quantity: number
    readonly unitPrice: string
  }[]
}

/** What of an order is told. */
type Told = 'id' | 'isTest' | 'grandTotalCents' | 'shippingCents' | 'taxCents' | 'currency'

interface ToldOrder extends Pick<Order, Told> {
  readonly lines: readonly Pick<OrderLine, 'itemId' | 'sku' | 'title' | 'quantity' | 'unitPriceCents'>[]
}

/** Tells of an order what is counted, and nothing of its buyer; null: it is a test, and nothing was earned. */
export function analyticsOrder(order: ToldOrder): AnalyticsOrder | null {
  if (order.isTest) return null
  const amountOf = (cents: number) => (cents / 10 ** digitsOf(order.currency)).toFixed(2)
  return {
    id: order.id,
    grandTotal: amountOf(order.grandTotalCents),
    shippingTotal: amountOf(order.shippingCents),
    taxTotal: amountOf(order.taxCents),
    currency: order.currency,
    items: order.lines.map(({ itemId, sku, title, quantity, unitPriceCents }) => ({
      productId: itemId,
      sku,
      productName: title,
      quantity,
      unitPrice: amountOf(unitPriceCents),
    })),
  }
}
