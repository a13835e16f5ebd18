import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { buildSubscription } from '../testing/build-subscription.ts'
import { buildAddress, buildProduct, buildVariant } from '../testing/builders.ts'
import { agreementLines, agreementText } from './agreement.ts'
import {
  cancel,
  cancelNow,
  changeMethod,
  changeProblemText,
  mostCycles,
  pauseFor,
  resume,
  retryNow,
  skipNext,
} from './change-subscription.ts'
import { cycleDay, cycleDueMs } from './cycles/cycle-due.ts'
import { canBeCharged } from './is-over.ts'
import { afterDecline, afterPayment, chargeIdOf } from './renewal.ts'
import { usualRetryTerms } from './retries/retry-terms.ts'
import type { Subscription } from './subscription.ts'
import { actsOf } from './subscription-acts.ts'
import { canBecome } from './subscription-states.ts'
import { moveTo, swap } from './swap-subscription.ts'

const timeZone = 'America/New_York'
const dayMs = 86_400_000
const anchorMs = Date.parse('2026-01-31T15:00:00Z')

const shop = { currency: 'USD', taxIsIncluded: false }
const at = (nowMs: number) => ({ nowMs, timeZone, shop, by: '' })
const declined = { problem: 'declined', isFinal: false, terms: usualRetryTerms } as const
const known = (result: ReturnType<typeof skipNext>) => {
  if (!result.ok) throw new Error(result.problem)
  return result.subscription
}

describe('the day of a cycle', () => {
  it('is counted from the first: the 31st becomes the last of shorter months', () => {
    const days = [1, 2, 3, 12, 13].map((cycle) => cycleDay('2026-01-31', { value: 1, unit: 'MONTH' }, cycle))
    expect(days).toEqual(['2026-02-28', '2026-03-31', '2026-04-30', '2027-01-31', '2027-02-28'])
  })

  it('of the 29th of February is the 28th in other years', () => {
    const days = [1, 4].map((cycle) => cycleDay('2028-02-29', { value: 1, unit: 'YEAR' }, cycle))
    expect(days).toEqual(['2029-02-28', '2032-02-29'])
  })

  it('begins between six and eight on the clock of the site, also when that clock was moved', () => {
    const interval = { value: 2, unit: 'WEEK' } as const
    const hours = Array.from({ length: 60 }, (_, cycle) => {
      const anchor = { subscriptionId: `s${cycle}`, anchorMs, interval, timeZone }
      const dueMs = cycleDueMs(anchor, cycle + 1)
      return new Intl.DateTimeFormat('en-US', { timeZone, hour: 'numeric', hourCycle: 'h23' }).format(dueMs)
    })
    expect(new Set(hours)).toEqual(new Set(['06', '07']))
  })

  it.each([
    ['Europe/Berlin', '2027-03-28'],
    ['Europe/Berlin', '2027-10-31'],
    ['America/New_York', '2027-03-14'],
    ['America/New_York', '2027-11-07'],
    ['Australia/Lord_Howe', '2027-10-03'],
    ['Asia/Tokyo', '2027-03-28'],
    ['America/Santiago', '2027-09-05'],
  ])('is in the same two hours where the clock of %s changes on %s', (zone, day) => {
    const weekBeforeMs = Date.parse(`${day}T12:00:00Z`) - 7 * dayMs
    const format = new Intl.DateTimeFormat('en-CA', {
      timeZone: zone,
      dateStyle: 'short',
      timeStyle: 'medium',
      hourCycle: 'h23',
    })
    const shown = ['coffee', 'tea', 'flowers', 'box of fish', 'a', 'zz', 'q7'].map((subscriptionId) => {
      const interval = { value: 1, unit: 'WEEK' } as const
      const dueMs = cycleDueMs({ subscriptionId, anchorMs: weekBeforeMs, interval, timeZone: zone }, 1)
      return format.format(dueMs)
    })
    expect(shown.filter((each) => !/^(.+), 0[67]:/.test(each) || !each.startsWith(day))).toEqual([])
  })
})

describe('a renewal', () => {
  it('goes on to the next cycle, until all that the plan has are paid', () => {
    const plan = { interval: { value: 1, unit: 'MONTH' }, billingCycles: 3 } as const
    const second = afterPayment(buildSubscription({ plan }), {
      nowMs: anchorMs + 30 * dayMs,
      timeZone,
      orderId: 'renewal',
      orderName: '1002',
    })
    expect(second).toMatchObject({ state: 'active', paidCycles: 2, nextCycle: 2 })
    const third = afterPayment(second, {
      nowMs: anchorMs + 60 * dayMs,
      timeZone,
      orderId: 'renewal',
      orderName: '1003',
    })
    expect(third).toMatchObject({ state: 'expired', paidCycles: 3, nextAtMs: null })
    const anchor = { subscriptionId: third.id, anchorMs, interval: plan.interval, timeZone }
    const endsAtMs = cycleDueMs(anchor, 3)
    expect(third).toMatchObject({ endsAtMs, paidUntilMs: endsAtMs })
    expect(endsAtMs).toBeGreaterThan(anchorMs + 60 * dayMs)
  })

  it('that was the last one, and arrives after its buyer canceled, leaves nothing to take up again', () => {
    const plan = { interval: { value: 1, unit: 'MONTH' }, billingCycles: 3 } as const
    const renewal = { timeZone, orderId: 'renewal', orderName: '1002' }
    const second = afterPayment(buildSubscription({ plan }), { ...renewal, nowMs: anchorMs + 30 * dayMs })
    const canceled = known(cancel(second, at(anchorMs + 60 * dayMs)))
    const third = afterPayment(canceled, { ...renewal, nowMs: anchorMs + 63 * dayMs })
    const endsAtMs = cycleDueMs({ subscriptionId: third.id, anchorMs, interval: plan.interval, timeZone }, 3)
    expect(third).toMatchObject({ state: 'expired', paidCycles: 3, nextAtMs: null, endsAtMs })
    // One that was kept before it was told so stands as canceled still.
    const kept = { ...third, state: 'canceled' } as const
    expect(actsOf(kept, at(anchorMs + 64 * dayMs))).toEqual([])
    const refused = { ok: false, problem: 'not-running' }
    expect(resume(kept, at(anchorMs + 64 * dayMs))).toEqual(refused)
  })

  it('that is declined is tried on days 3, 5 and 7, each by an id of its own, and then ends', () => {
    const start = buildSubscription()
    const dayOf = (subscription: Subscription, beganMs: number) =>
      ((subscription.nextAtMs ?? 0) - beganMs) / dayMs
    const beganMs = start.nextAtMs ?? 0
    const tries = [start]
    for (const day of [0, 3, 5, 7]) {
      const last = tries.at(-1) ?? start
      tries.push(afterDecline(last, { ...declined, nowMs: beganMs + day * dayMs }))
    }
    expect(tries.slice(1, 4).map((each) => dayOf(each, beganMs))).toEqual([3, 5, 7])
    expect(tries.map(({ state }) => state)).toEqual([
      'active',
      'past-due',
      'past-due',
      'past-due',
      'canceled',
    ])
    expect(new Set(tries.slice(0, 4).map(chargeIdOf)).size).toBe(4)
  })

  it('does not charge a method again that is gone, and tries a new one at once', () => {
    const start = buildSubscription()
    const failed = afterDecline(start, { ...declined, isFinal: true, nowMs: start.nextAtMs ?? 0 })
    expect(failed).toMatchObject({ state: 'past-due', methodId: null })
    const nowMs = (start.nextAtMs ?? 0) + dayMs
    const named = known(changeMethod(failed, { methodId: 'method-2', label: 'Visa 4242' }, at(nowMs)))
    expect(named).toMatchObject({ methodId: 'method-2', nextAtMs: nowMs })
    expect(chargeIdOf(named)).not.toBe(chargeIdOf(start))
  })
})

describe('a change', () => {
  it('skips one delivery, and pauses for three at most', () => {
    const start = buildSubscription()
    expect(known(skipNext(start, at(anchorMs))).nextCycle).toBe(2)
    expect(known(pauseFor(start, 3, at(anchorMs))).nextCycle).toBe(4)
    expect(pauseFor(start, 4, at(anchorMs))).toEqual({ ok: false, problem: 'pause-too-long' })
    expect(changeProblemText['pause-too-long']).toContain('3 payments')
    const twice = known(pauseFor(start, 2, at(anchorMs)))
    expect(pauseFor(twice, 2, at(anchorMs))).toEqual({ ok: false, problem: 'pause-too-long' })
    expect(mostCycles(twice, at(anchorMs))).toBe(1)
  })

  it('leaves out what waits for goods, and every delivery whose day has passed meanwhile', () => {
    const late = anchorMs + 75 * dayMs
    const waiting = { ...buildSubscription(), nextAtMs: late + dayMs }
    const skipped = known(skipNext(waiting, at(late)))
    expect([skipped.nextCycle, (skipped.nextAtMs ?? 0) > late]).toEqual([3, true])
    expect(known(pauseFor(waiting, 1, at(late))).nextCycle).toBe(3)
    expect(known(pauseFor(waiting, 3, at(late))).nextCycle).toBe(4)
  })

  it('ends a pause sooner, with the first delivery that is still to come', () => {
    const paused = known(pauseFor(buildSubscription(), 3, at(anchorMs)))
    expect(known(resume(paused, at(anchorMs))).nextCycle).toBe(1)
    expect(known(resume(paused, at(anchorMs + 45 * dayMs))).nextCycle).toBe(2)
    expect(resume(buildSubscription(), at(anchorMs))).toEqual({ ok: false, problem: 'running-already' })
  })

  it('brings another variant at its price of today, and more of the same at the price that was agreed', () => {
    const start = buildSubscription()
    const red = buildVariant({ id: 'v2', priceCents: 2100, attributes: { Roast: 'Dark' } })
    const kept = buildVariant({ id: 'v1', priceCents: 9900, attributes: { Roast: 'Light' } })
    const product = buildProduct({ optionNames: ['Roast'], variants: [kept, red] })
    const to = (variantId: string, quantity: number) =>
      swap(start, { product, variantId, quantity }, { nowMs: anchorMs, shop, by: '' })
    expect(known(to('v1', 2)).line).toMatchObject({ quantity: 2, unitPriceCents: 1800 })
    expect(known(to('v2', 1))).toMatchObject({
      line: { variantId: 'v2', unitPriceCents: 2100 },
      taxIsIncluded: false,
    })
    expect([to('v3', 1), to('v1', 6)]).toEqual([
      { ok: false, problem: 'not-offered' },
      { ok: false, problem: 'not-so-many-left' },
    ])
    const uncounted = [0, -1, 1.5, 100, Number.NaN].map((quantity) => to('v1', quantity))
    expect(uncounted).toEqual(Array(5).fill({ ok: false, problem: 'quantity-wrong' }))
    expect(changeProblemText['quantity-wrong']).toBe('Write a whole number of pieces, from 1 to 99.')
  })

  it('brings fewer of the same though that is hidden or sold out, and no more, and nothing else', () => {
    const two = { ...buildSubscription().line, quantity: 2 }
    const start = buildSubscription({ line: two })
    const kept = buildVariant({ id: 'v1', stock: { unlimited: false, onHand: 0, held: 0 } })
    const product = buildProduct({ isVisible: false, variants: [kept, buildVariant({ id: 'v2' })] })
    const to = (variantId: string, quantity: number) =>
      swap(start, { product, variantId, quantity }, { nowMs: anchorMs, shop, by: '' })
    expect(known(to('v1', 1)).line.quantity).toBe(1)
    expect(to('v1', 0)).toEqual({ ok: false, problem: 'quantity-wrong' })
    expect([to('v1', 3), to('v2', 1)]).toEqual(Array(2).fill({ ok: false, problem: 'not-offered' }))
  })

  it('tells of no change where what is asked for is what it is', () => {
    const address = buildAddress({ phone: '+1 212 555 0100' })
    const start = buildSubscription({ billingAddress: address })
    const product = buildProduct({ variants: [buildVariant({ id: 'v1' })] })
    const at = { nowMs: anchorMs, shop, by: '' }
    const same = { ok: false, problem: 'nothing-changed' }
    expect(swap(start, { product, variantId: 'v1', quantity: 1 }, at)).toEqual(same)
    // The form asks for no phone number.
    expect(moveTo(start, { ...address, phone: '' }, at)).toEqual(same)
    expect(known(moveTo(start, { ...address, city: 'Albany' }, at)).billingAddress?.city).toBe('Albany')
    const sent = buildSubscription({
      billingAddress: address,
      shippingAddress: { ...address, city: 'Albany' },
    })
    expect(known(moveTo(sent, address, at)).shippingAddress?.city).toBe(address.city)
  })

  it('that ended because it costs nothing any more is not taken up again', () => {
    const moment = at(anchorMs + dayMs)
    const asked = known(cancel(buildSubscription(), moment))
    const free = known(cancel(buildSubscription(), moment, 'free-now'))
    expect(actsOf(asked, moment)).toContain('resume')
    expect(actsOf(free, moment)).toEqual([])
    expect(resume(free, moment)).toEqual({ ok: false, problem: 'not-running' })
  })

  it('takes no price of another currency over, and is not taken up again in one', () => {
    const start = buildSubscription({ currency: 'EUR' })
    const product = buildProduct({ variants: [buildVariant({ id: 'v1' }), buildVariant({ id: 'v2' })] })
    const to = (variantId: string) =>
      swap(start, { product, variantId, quantity: 2 }, { nowMs: anchorMs, shop, by: '' })
    expect(to('v2')).toEqual({ ok: false, problem: 'other-currency' })
    expect(known(to('v1')).line).toMatchObject({ quantity: 2, unitPriceCents: 1800 })
    const canceled = { ...start, state: 'canceled', endsAtMs: anchorMs + 9 * dayMs } as const
    expect(resume(canceled, at(anchorMs))).toEqual({ ok: false, problem: 'other-currency' })
    expect(actsOf(canceled, at(anchorMs))).not.toContain('resume')
    expect(canBeCharged(canceled, anchorMs)).toBe(true)
  })

  it('lets nobody pay for one membership twice', () => {
    const plan = buildVariant({ id: 'v1', attributes: {}, stock: { unlimited: true } })
    const product = buildProduct({ type: 'paywall', optionNames: [], variants: [plan] })
    const to = (quantity: number) =>
      swap(buildSubscription(), { product, variantId: 'v1', quantity }, { nowMs: anchorMs, shop, by: '' })
    expect(to(2)).toEqual({ ok: false, problem: 'one-only' })
  })

  it('says before it begins what is charged now, and what then', () => {
    const agreement = { amount: '$25.00', isTaxKnown: true, nextDay: 'March 1, 2026', requiresShipping: true }
    const rest = (cycles: number) =>
      cycles === 1 ? [] : [{ payments: cycles === 0 ? null : cycles - 1, amount: '$25.00' }]
    const plan = (billingCycles: number) =>
      ({ interval: { value: 1, unit: 'MONTH' }, billingCycles }) as const
    const begins = (cycles: number) =>
      agreementLines({ ...agreement, plan: plan(cycles), toCome: rest(cycles) }).slice(0, 2)
    expect(begins(0)).toEqual([
      'You are charged $25.00 today.',
      'Then $25.00 every month until you cancel, first on March 1, 2026.',
    ])
    expect(begins(3)[1]).toBe('Then $25.00 every month, 2 more times, first on March 1, 2026.')
    expect(begins(1)).toEqual(['You are charged $25.00 today, and nothing after that.'])
    expect(agreementText({ ...agreement, plan: plan(0), toCome: rest(0) })).toBe(
      'I agree to be charged $25.00 today, and then $25.00 every month until I cancel.',
    )
  })

  it('says before it begins that so little is not charged', () => {
    const plan = { interval: { value: 1, unit: 'MONTH' }, billingCycles: 0 } as const
    const toCome = [{ payments: null, amount: '$0.00' }]
    const terms = { plan, amount: '$0.00', toCome, isTaxKnown: true, nextDay: 'March 1, 2026' }
    expect(agreementLines({ ...terms, requiresShipping: false, least: '$0.50' })).toContain(
      'Less than $0.50 is too little to be charged: it is free.',
    )
  })

  it('says of a membership that payments can be left out, as nothing of it is delivered', () => {
    const plan = { interval: { value: 1, unit: 'MONTH' }, billingCycles: 0 } as const
    const toCome = [{ payments: null, amount: '$9.00' }]
    const terms = { plan, amount: '$9.00', toCome, isTaxKnown: true, nextDay: 'March 1, 2026' }
    const lines = agreementLines({ ...terms, requiresShipping: false, isMembership: true })
    expect(lines.at(-1)).toContain('You can leave out payments, pause or cancel it')
    expect(lines.join(' ')).not.toMatch(/skip|deliver/)
  })

  it('says before it begins when a discount ends, and what is charged then', () => {
    const agreement = {
      plan: { interval: { value: 1, unit: 'MONTH' }, billingCycles: 0 } as const,
      amount: '$9.00',
      toCome: [
        { payments: 2, amount: '$9.00' },
        { payments: null, amount: '$18.00' },
      ],
      isTaxKnown: true,
      nextDay: 'March 1, 2026',
      requiresShipping: false,
    }
    expect(agreementLines(agreement).slice(0, 4)).toEqual([
      'You are charged $9.00 today.',
      'Then $9.00 every month, 2 more times, first on March 1, 2026.',
      'After that $18.00 every month until you cancel.',
      'Price and discounts stay as they are today; taxes are those of the day of each payment.',
    ])
    expect(agreementText(agreement)).toBe(
      'I agree to be charged $9.00 today, then $9.00 every month, 2 more times, then $18.00 every month until I cancel.',
    )
  })

  it('cancels until the end of what was paid for, and takes up again before it', () => {
    const start = buildSubscription()
    const canceled = known(cancel(start, at(anchorMs + dayMs)))
    expect(canceled).toMatchObject({ state: 'canceled', nextAtMs: null, endsAtMs: start.nextAtMs })
    expect(known(resume(canceled, at(anchorMs + 2 * dayMs)))).toMatchObject({ state: 'active', nextCycle: 1 })
    expect(resume(canceled, at(start.nextAtMs ?? 0))).toEqual({ ok: false, problem: 'too-late' })
    expect(cancel(canceled, at(anchorMs + dayMs))).toEqual({ ok: false, problem: 'not-running' })
  })

  it('cancels in a pause at the end of what was paid for, not when the next payment was planned', () => {
    const start = afterPayment(buildSubscription(), {
      nowMs: anchorMs + 28 * dayMs,
      timeZone,
      orderId: 'renewal',
      orderName: '1',
    })
    const paidUntilMs = start.nextAtMs
    const paused = known(pauseFor(start, 3, at(anchorMs + 30 * dayMs)))
    expect(known(cancel(paused, at(anchorMs + 31 * dayMs))).endsAtMs).toBe(paidUntilMs)
    const inPause = anchorMs + 80 * dayMs
    expect(known(cancel(paused, at(inPause))).endsAtMs).toBe(inPause)
    const { paidUntilMs: _, ...keptBefore } = paused
    expect(known(cancel(keptBefore, at(anchorMs + 31 * dayMs))).endsAtMs).toBe(paidUntilMs)
  })

  it('cancels at once for good, also what was canceled to its end', () => {
    const start = buildSubscription()
    const canceled = known(cancel(start, at(anchorMs + dayMs)))
    const over = known(cancelNow(canceled, at(anchorMs + 2 * dayMs)))
    expect(over).toMatchObject({ state: 'canceled', nextAtMs: null, endsAtMs: anchorMs + 2 * dayMs })
    const later = at(anchorMs + 3 * dayMs)
    expect(resume(over, later)).toEqual({ ok: false, problem: 'too-late' })
    expect(cancelNow(over, later)).toEqual({ ok: false, problem: 'not-running' })
  })

  it('tries at once what failed, and nothing else', () => {
    const start = buildSubscription()
    const dueMs = start.nextAtMs ?? 0
    expect(retryNow(start, at(dueMs))).toEqual({ ok: false, problem: 'not-failing' })
    const failed = afterDecline(start, { ...declined, nowMs: dueMs })
    expect(known(retryNow(failed, at(dueMs + 60_000)))).toMatchObject({
      nextAtMs: dueMs + 60_000,
      plannedAtMs: failed.nextAtMs,
      failures: 1,
    })
    expect(retryNow({ ...failed, methodId: null }, at(dueMs))).toEqual({ ok: false, problem: 'no-method' })
  })

  it('in any order keeps to the table, charges no cycle twice, none too many, and no try by the same id', () => {
    const step = fc.constantFrom(...steps)
    const cycles = fc.constantFrom(0, 2, 4)
    fc.assert(
      fc.property(fc.array(step, { maxLength: 60 }), cycles, (taken, billingCycles) => {
        const { plan } = buildSubscription()
        let subscription = buildSubscription({ plan: { ...plan, billingCycles } })
        let nowMs = anchorMs
        const charged = new Set<string>()
        const paid = new Set<number>()
        for (const each of taken) {
          const before = subscription
          const isCharge = each === 'pay' || each === 'decline' || each === 'final'
          nowMs = Math.max(nowMs + 3_600_000, isCharge ? (subscription.nextAtMs ?? 0) : 0)
          subscription = apply(subscription, each, nowMs)
          if (each === 'cancel-charged' && before.nextAtMs !== null && before.methodId !== null) {
            charged.add(chargeIdOf(before))
            paid.add(before.nextCycle)
          }
          if (isCharge && before.nextAtMs !== null && before.methodId !== null) {
            expect(charged.has(chargeIdOf(before))).toBe(false)
            charged.add(chargeIdOf(before))
            if (each === 'pay') {
              expect(paid.has(before.nextCycle)).toBe(false)
              paid.add(before.nextCycle)
            }
          }
          const isStep =
            before.state === subscription.state ||
            each === 'cancel-now' ||
            canBecome(before.state, subscription.state)
          expect(isStep).toBe(true)
          expect(subscription.nextAtMs !== null).toBe(['active', 'past-due'].includes(subscription.state))
        }
        expect(subscription.paidCycles).toBe(paid.size + 1)
        expect(subscription.paidCycles).toBeLessThanOrEqual(billingCycles || Number.POSITIVE_INFINITY)
      }),
      { numRuns: 400 },
    )
  })
})

const steps = [
  'pay',
  'decline',
  'final',
  'skip',
  'pause',
  'cancel',
  'cancel-now',
  'cancel-charged',
  'retry',
  'resume',
  'method',
] as const

function apply(subscription: Subscription, step: string, nowMs: number): Subscription {
  const result = (change: ReturnType<typeof skipNext>) => (change.ok ? change.subscription : subscription)
  switch (step) {
    case 'pay':
      if (subscription.nextAtMs === null || subscription.methodId === null) return subscription
      return afterPayment(subscription, { nowMs, timeZone, orderId: 'renewal', orderName: '1' })
    case 'decline':
    case 'final':
      if (subscription.nextAtMs === null) return subscription
      return afterDecline(subscription, { ...declined, isFinal: step === 'final', nowMs })
    case 'skip':
      return result(skipNext(subscription, at(nowMs)))
    case 'pause':
      return result(pauseFor(subscription, 2, at(nowMs)))
    case 'cancel':
      return result(cancel(subscription, at(nowMs)))
    case 'cancel-now':
      return result(cancelNow(subscription, at(nowMs)))
    case 'cancel-charged': {
      // Its charge was under way, and is paid after it was canceled.
      if (subscription.nextAtMs === null || subscription.methodId === null) return subscription
      const canceled = result(cancel(subscription, at(nowMs)))
      return afterPayment(canceled, { nowMs, timeZone, orderId: 'renewal', orderName: '1' })
    }
    case 'retry':
      return result(retryNow(subscription, at(nowMs)))
    case 'resume':
      return result(resume(subscription, at(nowMs)))
    default:
      return result(changeMethod(subscription, { methodId: 'method-2', label: 'Visa' }, at(nowMs)))
  }
}
