import {
  type BookOrder,
  centsOf,
  type Money,
  type PaypalBooks,
  Refused,
  showCapture,
  showOrder,
  showRefund,
} from './paypal-books.ts'

/** A call to PayPal, its token already checked. */
export interface PaypalCall {
  readonly method: string
  readonly url: URL
  readonly text: string
}

/** The search of transactions lags so far behind. */
const lagMs = 3 * 3_600_000
const widestMs = 31 * 86_400_000

/** Carries a call out. */
export function answerCall(books: PaypalBooks, { method, url, text }: PaypalCall): object {
  const [, , room, kind, id = '', act] = url.pathname.split('/')
  const what = `${method} ${room}/${kind}${id === '' ? '' : '/ID'}${act === undefined ? '' : `/${act}`}`
  switch (what) {
    case 'POST checkout/orders':
      return showOrder(books, makeOrder(books, JSON.parse(text) as Asked))
    case 'GET checkout/orders/ID':
      return showOrder(books, books.order(id))
    case 'POST checkout/orders/ID/capture':
      return showOrder(books, books.take(id))
    case 'GET payments/captures/ID':
      return showCapture(books.capture(id))
    case 'POST payments/captures/ID/refund': {
      const asked = JSON.parse(text || '{}') as { amount?: Money; custom_id?: string }
      const cents = asked.amount ? centsOf(asked.amount) : null
      return showRefund(books.giveBack(id, cents, asked.custom_id), books.capture(id))
    }
    case 'GET reporting/transactions':
      return transactions(books, url.searchParams)
    default:
      throw new Refused(404, 'INVALID_RESOURCE_ID')
  }
}

interface Asked {
  readonly intent: string
  readonly purchase_units: readonly {
    readonly custom_id: string
    readonly invoice_id: string
    readonly items: readonly {
      readonly name: string
      readonly quantity: string
      readonly unit_amount: Money
    }[]
    readonly amount: Money & { readonly breakdown: Readonly<Record<string, Money>> }
  }[]
  readonly payment_source: {
    readonly paypal: { readonly experience_context: { readonly return_url: string } }
  }
}

/** Makes an order whose parts add up. */
function makeOrder(
  books: PaypalBooks,
  { intent, purchase_units: [unit], payment_source: source }: Asked,
): BookOrder {
  if (intent !== 'CAPTURE' || !unit) throw new Refused(400, 'INVALID_PARAMETER_VALUE')
  const { amount, items } = unit
  const parts = Object.values(amount.breakdown).reduce((sum, money) => sum + centsOf(money), 0)
  const lines = items.reduce((sum, each) => sum + centsOf(each.unit_amount) * Number(each.quantity), 0)
  if (parts !== centsOf(amount)) throw new Refused(422, 'AMOUNT_MISMATCH')
  if (lines !== centsOf(amount.breakdown.item_total ?? amount)) throw new Refused(422, 'ITEM_TOTAL_MISMATCH')
  const { currency_code, value } = amount
  const order: BookOrder = {
    id: books.newId('ORD'),
    customId: unit.custom_id,
    invoiceId: unit.invoice_id,
    money: { currency_code, value },
    returnUrl: source.paypal.experience_context.return_url,
    madeMs: books.clock(),
    approval: null,
    captureId: null,
  }
  books.orders.set(order.id, order)
  return order
}

function transactions(books: PaypalBooks, query: URLSearchParams): object {
  const from = Date.parse(query.get('start_date') ?? '')
  const to = Date.parse(query.get('end_date') ?? '')
  if (!(to - from <= widestMs)) throw new Refused(400, 'INVALID_REQUEST')
  const isSeen = (madeMs: number) => madeMs >= from && madeMs < to && madeMs < books.clock() - lagMs
  const all = [...books.captures.values()].flatMap((capture) => {
    const { money, customId } = capture.order
    const { currency_code } = money
    const taken = {
      madeMs: capture.madeMs,
      transaction_id: capture.id,
      transaction_amount: money,
      transaction_status: { COMPLETED: 'S', PENDING: 'P', DECLINED: 'D' }[capture.status],
      custom_field: customId,
    }
    const back = capture.refunds.map(({ id, cents, madeMs, status }) => ({
      madeMs,
      transaction_id: id,
      transaction_amount: { currency_code, value: (-cents / 100).toFixed(2) },
      transaction_status: { COMPLETED: 'S', PENDING: 'P', FAILED: 'D' }[status],
      paypal_reference_id: capture.id,
    }))
    return [taken, ...back]
  })
  const found = all.filter(({ madeMs }) => isSeen(madeMs))
  const size = Number(query.get('page_size'))
  const page = Number(query.get('page'))
  const details = found.slice((page - 1) * size, page * size).map(({ madeMs, ...each }) => ({
    transaction_info: { ...each, transaction_initiation_date: new Date(madeMs).toISOString() },
  }))
  return { transaction_details: details, total_pages: Math.ceil(found.length / size) }
}
