import { describe, expect, it } from 'vitest'
import type { Order, OrderLine } from '../order.ts'
import type { OrderRefund } from '../refunds/order-refund.ts'
import { sampleOrder } from '../sample-order.ts'
import { typedNumbers } from './typed-numbers.ts'
import {
  addWithdrawal,
  answerWithdrawal,
  checkWithdrawal,
  guestAsk,
  hasOpenWithdrawal,
  isOpen,
  isWhole,
  isWithdrawnWhole,
  keepsNothing,
  withdrawalText,
} from './withdraw.ts'
import { canWithdraw, withdrawableLines } from './withdrawable.ts'

const dayMs = 86_400_000
const placedMs = Date.parse('2026-07-01T10:00:00Z')
const sample = sampleOrder({
  product: null,
  currency: 'EUR',
  numbering: { prefix: '', suffix: '' },
  shipping: { name: 'Post', cents: 500 },
  manual: null,
  nowMs: placedMs,
})
const [first] = sample.lines
const line = (part: Partial<OrderLine>): OrderLine => ({ ...(first as OrderLine), ...part })
const order = (part: Partial<Order> = {}): Order => ({
  ...sample,
  lines: [line({ id: 'jars', quantity: 3 })],
  fulfillments: [],
  ...part,
})
const person = { name: 'Ada Byron', email: 'ada@example.com' }
const jars = (quantity: number) => ({ ...person, lines: [{ lineId: 'jars', quantity }] })
const sent = (days: number): Partial<Order> => ({
  fulfillmentStatus: 'FULFILLED',
  fulfillments: [{ ...parcel, shippedAtMs: placedMs + days * dayMs }],
})
const parcel = { shippedAtMs: 0, carrier: '', trackingNumber: '', trackingUrl: '' }

const refund = (quantity: number, atMs = placedMs): OrderRefund => ({
  ...{ id: 'r', atMs, by: '', state: 'DONE', attempts: 1, shippingCents: 0, shippingTaxCents: 0 },
  ...{ cents: 1, moneyCents: 1, cards: [], reason: '', reference: '', message: '' },
  lines: [{ lineId: 'jars', quantity, cents: 1, taxCents: 0, restocked: 0 }],
})

describe('the time to withdraw', () => {
  it('of goods ends two weeks after they can have arrived, and never before they are sent', () => {
    expect(canWithdraw(order(), placedMs + 300 * dayMs)).toBe(true)
    expect(canWithdraw(order(sent(2)), placedMs + 30 * dayMs)).toBe(true)
    expect(canWithdraw(order(sent(2)), placedMs + 31 * dayMs)).toBe(false)
  })

  it('of goods does not wait for the services of their order, and is not begun again by them', () => {
    const goods = { ...parcel, lines: [{ lineId: 'jars', quantity: 3 }], shippedAtMs: placedMs + 2 * dayMs }
    const lines = [line({ id: 'jars', quantity: 3 }), line({ id: 'course', productType: 'service' })]
    const open = order({ lines, fulfillments: [goods] })
    const reasonOn = (of: Order, day: number) => withdrawableLines(of, placedMs + day * dayMs)[0]?.reason
    expect([reasonOn(open, 30), reasonOn(open, 31)]).toEqual([null, 'time-over'])
    const course = {
      ...parcel,
      lines: [{ lineId: 'course', quantity: 1 }],
      shippedAtMs: placedMs + 90 * dayMs,
    }
    const done = order({ lines, fulfillments: [goods, course], fulfillmentStatus: 'FULFILLED' })
    expect(reasonOn(done, 91)).toBe('time-over')
    const part = { ...goods, lines: [{ lineId: 'jars', quantity: 2 }] }
    expect(reasonOn(order({ lines, fulfillments: [part, course] }), 300)).toBeNull()
  })

  it('of services and files begins with the contract, and ends on a day on which people work', () => {
    const service = order({ lines: [line({ id: 'jars', productType: 'service' })] })
    expect(canWithdraw(service, placedMs + 18 * dayMs)).toBe(true)
    expect(canWithdraw(service, placedMs + 19 * dayMs)).toBe(false)
  })
})

describe('what cannot be withdrawn from', () => {
  it('says why, line by line', () => {
    const lines = [
      line({ id: 'a', withdrawalExemption: 'custom-made' }),
      line({ id: 'b', productType: 'digital' }),
      line({ id: 'c' }),
    ]
    const mixed = order({ lines, downloadConsent: { atMs: placedMs, text: 'Yes' } })
    expect(withdrawableLines(mixed, placedMs).map(({ reason }) => reason)).toEqual([
      'custom-made',
      'files-begun',
      null,
    ])
  })

  it('is a canceled order, and more units than are left', () => {
    expect(canWithdraw(order({ fulfillmentStatus: 'CANCELED' }), placedMs)).toBe(false)
    const once = addWithdrawal(order(), 'w1', jars(2), placedMs)
    expect(checkWithdrawal(once, jars(1), placedMs)).toMatchObject({ ok: true })
    expect(checkWithdrawal(once, jars(2), placedMs)).toMatchObject({
      errors: { 'quantity-jars': withdrawalText.tooMuch },
    })
  })
})

describe('a withdrawal', () => {
  it('needs a name, an address, and something that is withdrawn from', () => {
    expect(checkWithdrawal(order(), { name: ' ', email: 'x', lines: [] }, placedMs)).toEqual({
      ok: false,
      errors: {
        name: withdrawalText.nameMissing,
        email: withdrawalText.emailWrong,
        lines: withdrawalText.nothingChosen,
      },
    })
    for (const quantity of [-1, 0.5, Number.NaN, 4])
      expect(checkWithdrawal(order(), jars(quantity), placedMs).ok).toBe(false)
  })

  it('waits for the owner until its units are refunded, or it is settled otherwise', () => {
    const waiting = addWithdrawal(order(), 'w1', jars(2), placedMs)
    expect(isWhole(waiting, jars(2).lines)).toBe(false)
    expect(hasOpenWithdrawal(waiting)).toBe(true)
    expect(hasOpenWithdrawal({ ...waiting, refunds: [refund(1)] })).toBe(true)
    expect(hasOpenWithdrawal({ ...waiting, refunds: [refund(2)] })).toBe(false)
    const stamp = { nowMs: placedMs, by: 'Ada', note: 'Too late' }
    const settled = answerWithdrawal(waiting, 'w1', stamp)
    expect(settled && hasOpenWithdrawal(settled)).toBe(false)
    expect(settled && answerWithdrawal(settled, 'w1', stamp)).toBe(null)
  })

  it('of a guest takes all that can be, a part in words, and what is too late in words as well', () => {
    const guest = { ...person, part: '' }
    expect(guestAsk(order(), guest, placedMs)).toMatchObject({ lines: [{ lineId: 'jars', quantity: 3 }] })
    const part = guestAsk(order(), { ...guest, part: ' one jar ' }, placedMs)
    expect(part).toMatchObject({ lines: [], words: 'one jar' })
    const late = guestAsk(order(sent(0)), guest, placedMs + 90 * dayMs)
    expect(late).toMatchObject({ lines: [], words: 'All of it' })
    const declared = late && addWithdrawal(order(sent(0)), 'w1', late, placedMs)
    expect(declared && guestAsk(declared, guest, placedMs + 90 * dayMs)).toBe(null)
  })
})

describe('a withdrawal of an order of which something was refunded', () => {
  const left = (of: Order) => withdrawableLines(of, placedMs + 9)[0]?.quantity
  const openOf = (of: Order) => of.withdrawals?.map((each) => isOpen(of, each))

  it('waits though as many units were refunded before it, and offers none of them again', () => {
    const damaged = order({ lines: [line({ id: 'jars', quantity: 2 })], refunds: [refund(1)] })
    const waiting = addWithdrawal(damaged, 'w1', jars(1), placedMs + 1)
    expect([openOf(waiting), left(waiting)]).toEqual([[true], 0])
    const done = { ...waiting, refunds: [refund(1), refund(1, placedMs + 2)] }
    expect([openOf(done), left(done)]).toEqual([[false], 0])
  })

  it('does not open one again whose units were refunded', () => {
    const first = addWithdrawal(order(), 'w1', jars(2), placedMs)
    const refunded = { ...first, refunds: [refund(2, placedMs + 1)] }
    const second = addWithdrawal(refunded, 'w2', jars(1), placedMs + 2)
    expect(openOf(second)).toEqual([false, true])
    const done = { ...second, refunds: [...refunded.refunds, refund(1, placedMs + 3)] }
    expect(openOf(done)).toEqual([false, false])
  })

  it('takes refunds after those before it, and none that is of one settled otherwise', () => {
    const both = addWithdrawal(addWithdrawal(order(), 'w1', jars(1), placedMs), 'w2', jars(1), placedMs)
    const once = { ...both, refunds: [refund(1, placedMs + 1)] }
    expect([openOf(once), left(once)]).toEqual([[false, true], 1])
    const answered = answerWithdrawal(both, 'w1', { nowMs: placedMs, by: 'Ada', note: 'Kept' }) ?? both
    const later = { ...answered, refunds: [refund(1, placedMs + 1)] }
    expect([openOf(later), left(later)]).toEqual([[false, false], 1])
  })

  it('is of the whole order where the rest was refunded, or withdrawn from before', () => {
    const damaged = order({ refunds: [refund(1)] })
    expect(isWithdrawnWhole(addWithdrawal(damaged, 'w1', jars(1), placedMs + 1))).toBe(false)
    const rest = addWithdrawal(damaged, 'w1', jars(2), placedMs + 1)
    expect([isWithdrawnWhole(rest), keepsNothing(rest)]).toEqual([true, true])
    const late = addWithdrawal(order(), 'w1', { ...person, lines: [], words: 'All of it' }, placedMs)
    expect([isWithdrawnWhole(late), keepsNothing(late)]).toEqual([true, false])
  })
})

it('numbers are found in what people type', () => {
  expect(typedNumbers('#1001')).toEqual([1001])
  expect(typedNumbers(' A2026-1001/X')).toEqual([2026, 1001])
  expect(typedNumbers('none')).toEqual([])
})
