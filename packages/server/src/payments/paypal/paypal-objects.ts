import { centsOfPaypal } from '@vitrine/domain/payments/paypal-amounts'
import type { AskPaypal } from './paypal-client.ts'

/** Money as PayPal writes it. */
export interface PaypalMoney {
  readonly currency_code: string
  readonly value: string
}

/** As much of an order at PayPal as is read (Orders v2). */
export interface PaypalOrder {
  readonly id: string
  readonly status: string
  readonly links?: readonly PaypalLink[]
  readonly purchase_units?: readonly {
    readonly custom_id?: string
    readonly payments?: {
      readonly captures?: readonly PaypalCapture[]
      readonly refunds?: readonly PaypalRefund[]
    }
  }[]
}

/** Money that PayPal took (Payments v2). */
export interface PaypalCapture {
  readonly id: string
  readonly status: string
  readonly amount: PaypalMoney
  readonly custom_id?: string
  readonly supplementary_data?: { readonly related_ids?: { readonly order_id?: string } }
}

/** Money that it gave back. */
export interface PaypalRefund {
  readonly id: string
  readonly status: string
  readonly create_time?: string
  readonly amount: PaypalMoney
  readonly custom_id?: string
}

/** An address beside an answer. */
export interface PaypalLink {
  readonly rel: string
  readonly href: string
}

/** Where questions of one site go. */
export interface PaypalPlace {
  readonly ask: AskPaypal
  readonly websiteId: string
  readonly signal: AbortSignal
}

const orderPrefix = 'order:'

/** How a payment keeps an order that nothing was taken of yet; what was taken is kept by the name of its capture. */
export function referenceOfOrder(id: string): string {
  return orderPrefix + id
}

/** The order that a reference names; null where it names a capture. */
export function orderIn(reference: string): string | null {
  return reference.startsWith(orderPrefix) ? reference.slice(orderPrefix.length) : null
}

/** How an order says whose it is. */
export function customId(websiteId: string, paymentId: string): string {
  return `${websiteId} ${paymentId}`
}

/** The payment that an order or capture is of; '' where it is none of this site. */
export function paymentIn(custom: string | undefined, websiteId: string): string {
  const [website, payment = ''] = (custom ?? '').split(' ')
  return website === websiteId ? payment : ''
}

/** An amount of PayPal in minor units. */
export function centsIn({ value, currency_code: currency }: PaypalMoney): number {
  return centsOfPaypal(value, currency)
}

/** Reads an order. */
export function readOrder({ ask, signal }: PaypalPlace, id: string): Promise<PaypalOrder> {
  return ask({ path: `/v2/checkout/orders/${encodeURIComponent(id)}`, signal })
}

/** Reads a capture. */
export function readCapture({ ask, signal }: PaypalPlace, id: string): Promise<PaypalCapture> {
  return ask({ path: `/v2/payments/captures/${encodeURIComponent(id)}`, signal })
}

/** What was taken by an order; orders of ours take once. */
export function captureIn(order: PaypalOrder): PaypalCapture | null {
  return order.purchase_units?.[0]?.payments?.captures?.[0] ?? null
}

/** A capture, and what went back of it. */
export interface CaptureBook {
  readonly capture: PaypalCapture
  /** All that were begun, those that failed among them. */
  readonly refunds: readonly PaypalRefund[]
  readonly refundedCents: number
  /** What is on its way back. */
  readonly pendingCents: number
}

/** What was taken by a reference, and what went back of it; null where nothing was. */
export async function readBook(place: PaypalPlace, reference: string): Promise<CaptureBook | null> {
  const orderId = orderIn(reference)
  const known = orderId === null ? await readCapture(place, reference) : null
  const ownOrder = orderId ?? known?.supplementary_data?.related_ids?.order_id
  const order = ownOrder === undefined ? null : await readOrder(place, ownOrder)
  const capture = known ?? (order && captureIn(order))
  if (!capture) return null
  const refunds = order?.purchase_units?.[0]?.payments?.refunds ?? []
  const isWhole = capture.status === 'REFUNDED' || capture.status === 'REVERSED'
  const pendingCents = centsOf(refunds, 'PENDING')
  const refundedCents = isWhole ? centsIn(capture.amount) - pendingCents : centsOf(refunds, 'COMPLETED')
  return { capture, refunds, refundedCents, pendingCents }
}

function centsOf(refunds: readonly PaypalRefund[], wanted: string): number {
  return refunds.reduce((cents, { status, amount }) => cents + (status === wanted ? centsIn(amount) : 0), 0)
}

/** Whether a refund gave nothing back, or what it gave came back. */
export function hasFailed({ status }: PaypalRefund): boolean {
  return status === 'FAILED' || status === 'CANCELLED'
}
