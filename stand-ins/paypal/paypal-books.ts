/** Money as PayPal writes it. */
export interface Money {
  readonly currency_code: string
  readonly value: string
}

/** How a buyer leaves the page: their means pays, pays after days, or is refused when it is charged. */
export type Approval = 'pays' | 'waits' | 'refuses'

/** An order in the books. */
export interface BookOrder {
  readonly id: string
  readonly customId: string
  readonly invoiceId: string
  readonly money: Money
  readonly returnUrl: string
  readonly madeMs: number
  approval: Approval | null
  captureId: string | null
}

/** Money that was taken. */
export interface BookCapture {
  readonly id: string
  readonly order: BookOrder
  readonly madeMs: number
  status: 'COMPLETED' | 'PENDING' | 'DECLINED'
  readonly refunds: BookRefund[]
}

/** Money that went back. */
export interface BookRefund {
  readonly id: string
  readonly cents: number
  readonly customId: string
  readonly madeMs: number
  status: 'COMPLETED' | 'PENDING' | 'FAILED'
}

/** Something that happened, as its message tells it. */
export interface PaypalEvent {
  readonly id: string
  readonly event_type: string
  readonly resource: object
}

/** What is refused, in PayPal's words. */
export class Refused extends Error {
  readonly status: number
  readonly issue: string
  constructor(status: number, issue: string) {
    super(issue)
    this.status = status
    this.issue = issue
  }
}

/** Whole cents of an amount; both of its kinds here have two digits, or none. */
export function centsOf({ value }: Money): number {
  return Math.round(Number(value) * 100)
}

/** The books of the stand-in. */
export class PaypalBooks {
  readonly clock: () => number
  readonly orders = new Map<string, BookOrder>()
  readonly captures = new Map<string, BookCapture>()
  readonly events: PaypalEvent[] = []
  /** Whether refunds are under way at first. */
  doRefundsWait = false
  #last = 0

  constructor(clock: () => number) {
    this.clock = clock
  }

  newId(kind: string): string {
    this.#last += 1
    return `${kind}${String(this.#last).padStart(12, '0')}`
  }

  order(id: string): BookOrder {
    const order = this.orders.get(id)
    const isForgotten = order?.approval === null && this.clock() - order.madeMs > 3 * 3_600_000
    if (!order || isForgotten) throw new Refused(404, 'INVALID_RESOURCE_ID')
    return order
  }

  capture(id: string): BookCapture {
    const capture = this.captures.get(id)
    if (!capture) throw new Refused(404, 'INVALID_RESOURCE_ID')
    return capture
  }

  approve(id: string, approval: Approval): void {
    const order = this.order(id)
    if (order.captureId !== null) throw new Refused(422, 'ORDER_ALREADY_CAPTURED')
    order.approval = approval
    this.happened('CHECKOUT.ORDER.APPROVED', showOrder(this, order))
  }

  take(id: string): BookOrder {
    const order = this.order(id)
    if (order.captureId !== null) throw new Refused(422, 'ORDER_ALREADY_CAPTURED')
    if (order.approval === null) throw new Refused(422, 'ORDER_NOT_APPROVED')
    if (order.approval === 'refuses') throw new Refused(422, 'INSTRUMENT_DECLINED')
    if ([...this.captures.values()].some((each) => each.order.invoiceId === order.invoiceId))
      throw new Refused(422, 'DUPLICATE_INVOICE_ID')
    const status = order.approval === 'pays' ? 'COMPLETED' : 'PENDING'
    const made = { id: this.newId('CAP'), order, madeMs: this.clock(), status, refunds: [] } as const
    const capture: BookCapture = { ...made, refunds: [] }
    this.captures.set(capture.id, capture)
    order.captureId = capture.id
    this.happened(`PAYMENT.CAPTURE.${status}`, showCapture(capture))
    return order
  }

  /** A capture that waited comes in, or does not. */
  end(id: string, status: 'COMPLETED' | 'DECLINED'): void {
    const capture = this.capture(id)
    if (capture.status !== 'PENDING') return
    capture.status = status
    this.happened(`PAYMENT.CAPTURE.${status === 'COMPLETED' ? status : 'DENIED'}`, showCapture(capture))
  }

  /** Gives back; null: all that is left. */
  giveBack(id: string, asked: number | null, customId = ''): BookRefund {
    const capture = this.capture(id)
    const left = leftOf(capture)
    if (capture.status !== 'COMPLETED') throw new Refused(422, 'CAPTURE_NOT_COMPLETED')
    if (left === 0) throw new Refused(422, 'CAPTURE_FULLY_REFUNDED')
    const cents = asked ?? left
    if (cents > left || cents <= 0) throw new Refused(422, 'REFUND_AMOUNT_EXCEEDED')
    const status = this.doRefundsWait ? 'PENDING' : 'COMPLETED'
    const refund: BookRefund = { id: this.newId('REF'), cents, customId, madeMs: this.clock(), status }
    capture.refunds.push(refund)
    this.#tellOf(refund, capture)
    return refund
  }

  /** A refund that is under way is made or fails; one that was made can still come back. */
  endRefund(capture: BookCapture, refund: BookRefund, status: 'COMPLETED' | 'FAILED'): void {
    if (refund.status === 'FAILED' || refund.status === status) return
    refund.status = status
    this.#tellOf(refund, capture)
  }

  #tellOf(refund: BookRefund, capture: BookCapture): void {
    const isMade = refund.status === 'COMPLETED'
    this.happened(
      isMade ? 'PAYMENT.CAPTURE.REFUNDED' : `PAYMENT.REFUND.${refund.status}`,
      showRefund(refund, capture),
    )
  }

  happened(type: string, resource: object): void {
    this.events.push({ id: this.newId('WH-'), event_type: type, resource })
  }
}

/** What is left of a capture that can be given back. */
export function leftOf({ order, refunds }: BookCapture): number {
  return (
    centsOf(order.money) - refunds.reduce((sum, each) => sum + (each.status === 'FAILED' ? 0 : each.cents), 0)
  )
}

/** What is kept of a capture: what is under way is not gone yet. */
export function keptOf({ order, refunds }: BookCapture): number {
  return (
    centsOf(order.money) -
    refunds.reduce((sum, each) => sum + (each.status === 'COMPLETED' ? each.cents : 0), 0)
  )
}

/** An order as PayPal shows it; addresses of its own begin with a slash. */
export function showOrder(books: PaypalBooks, order: BookOrder): object {
  const capture = order.captureId === null ? null : books.capture(order.captureId)
  const approved = order.approval === null ? 'PAYER_ACTION_REQUIRED' : 'APPROVED'
  return {
    id: order.id,
    status: capture ? 'COMPLETED' : approved,
    links: [{ rel: 'payer-action', href: `/approve/${order.id}` }],
    purchase_units: [
      {
        custom_id: order.customId,
        amount: order.money,
        ...(capture && {
          payments: {
            captures: [showCapture(capture)],
            refunds: capture.refunds.map((refund) => showRefund(refund, capture)),
          },
        }),
      },
    ],
  }
}

/** A capture as PayPal shows it. */
export function showCapture(capture: BookCapture): object {
  const isBegun = capture.refunds.some(({ status }) => status !== 'FAILED')
  const back = leftOf(capture) === 0 ? 'REFUNDED' : 'PARTIALLY_REFUNDED'
  return {
    id: capture.id,
    status: isBegun ? back : capture.status,
    amount: capture.order.money,
    custom_id: capture.order.customId,
    supplementary_data: { related_ids: { order_id: capture.order.id } },
  }
}

/** A refund as PayPal shows it. */
export function showRefund(
  { id, cents, customId, status, madeMs }: BookRefund,
  { id: captureId, order }: BookCapture,
): object {
  return {
    id,
    status,
    create_time: new Date(madeMs).toISOString(),
    amount: { currency_code: order.money.currency_code, value: (cents / 100).toFixed(2) },
    ...(customId !== '' && { custom_id: customId }),
    links: [{ rel: 'up', href: `/v2/payments/captures/${captureId}` }],
  }
}
