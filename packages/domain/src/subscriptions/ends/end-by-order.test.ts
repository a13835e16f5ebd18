import { expect, it } from 'vitest'
import { buildSubscription } from '../../testing/build-subscription.ts'
import { type ChangeResult, cancel, resume } from '../change-subscription.ts'
import { lastsWithMore } from '../is-over.ts'
import { endAsFree } from '../memberships/end-as-free.ts'
import type { Subscription } from '../subscription.ts'
import { endByOrder, endWithdrawn, withdraw } from './end-by-order.ts'

const paidUntilMs = Date.parse('2026-02-28T15:00:00Z')
const nowMs = Date.parse('2026-02-03T15:00:00Z')
const at = {
  nowMs,
  timeZone: 'America/New_York',
  shop: { currency: 'USD', taxIsIncluded: false },
  by: '',
}
const running = buildSubscription({ paidUntilMs })
const paidBack = { orderId: running.orderId, why: 'refunded', isPaidBack: true } as const
const notRunning = { ok: false, problem: 'not-running' }

function known(result: ChangeResult): Subscription {
  if (!result.ok) throw new Error(result.problem)
  return result.subscription
}

it('what is withdrawn from lasts until it is paid back, and ends with that', () => {
  const withdrawn = known(withdraw(running, at))
  expect(withdrawn).toMatchObject({ state: 'canceled', isWithdrawn: true, endsAtMs: paidUntilMs })
  expect(endWithdrawn(withdrawn, at, { ...paidBack, isPaidBack: false })).toEqual(notRunning)
  expect(endWithdrawn(withdrawn, at, { ...paidBack, orderId: 'another' })).toEqual(notRunning)
  expect(known(endWithdrawn(withdrawn, at, paidBack)).endsAtMs).toBe(nowMs)
})

it('so does what its buyer canceled before, and is written down once', () => {
  const canceled = known(cancel(running, at))
  expect(endWithdrawn(canceled, at, paidBack)).toEqual(notRunning)
  const withdrawn = known(withdraw(canceled, at))
  expect(withdrawn).toMatchObject({ state: 'canceled', isWithdrawn: true, endsAtMs: paidUntilMs })
  expect(withdrawn.history.at(-1)?.fact).toEqual({ code: 'canceled', why: 'withdrawn' })
  expect(withdraw(withdrawn, at)).toEqual(notRunning)
  expect(known(endWithdrawn(withdrawn, at, paidBack)).endsAtMs).toBe(nowMs)
})

it('what was taken up again since is withdrawn from no more', () => {
  const taken = known(resume(known(withdraw(running, at)), at))
  expect(taken.isWithdrawn).toBeUndefined()
  expect(endWithdrawn(known(cancel(taken, at)), at, paidBack)).toEqual(notRunning)
})

it('what costs nothing any more is not taken up again, also where it is withdrawn from', () => {
  const free = known(endAsFree(running, at))
  expect(lastsWithMore(known(withdraw(free, at)), nowMs)).toBe(false)
})

it('what is over is not withdrawn from', () => {
  expect(withdraw({ ...running, state: 'canceled', endsAtMs: nowMs }, at)).toEqual(notRunning)
})

it('an order ends it at once where its money is gone, else with what was paid', () => {
  const part = { ...paidBack, isPaidBack: false }
  expect(known(endByOrder(running, at, part)).endsAtMs).toBe(paidUntilMs)
  expect(known(endByOrder(running, at, paidBack)).endsAtMs).toBe(nowMs)
  expect(known(endByOrder(running, at, { ...part, why: 'disputed' })).endsAtMs).toBe(nowMs)
  expect(known(endByOrder(running, at, { ...paidBack, orderId: 'earlier' })).endsAtMs).toBe(paidUntilMs)
})
