import { describe, expect, it } from 'vitest'
import { buildSubscription } from '../../testing/build-subscription.ts'
import { type ChangeContext, pauseFor, resume, skipNext } from '../change-subscription.ts'
import type { Subscription } from '../subscription.ts'
import { askedOfCycle } from './asked-of-cycle.ts'

const start = buildSubscription()
const shop = { currency: 'USD', taxIsIncluded: false }
const context = { nowMs: start.anchorMs + 86_400_000, timeZone: 'America/New_York', shop, by: '' }
const twoMonths = (held: Subscription, at: ChangeContext) => pauseFor(held, 2, at)

describe('leaving out what was next on the page', () => {
  it('is done once, however often its button is pressed', () => {
    const skip = askedOfCycle(skipNext, { act: 'skip', cycle: start.nextCycle })
    const skipped = skip(start, context)
    if (!skipped.ok) throw new Error(skipped.problem)
    expect(skipped.subscription.nextCycle).toBe(start.nextCycle + 1)
    expect(skip(skipped.subscription, context)).toEqual({ ok: false, problem: 'done-already' })

    const pause = askedOfCycle(twoMonths, { act: 'pause', cycle: start.nextCycle, cycles: 2 })
    const paused = pause(start, context)
    if (!paused.ok) throw new Error(paused.problem)
    expect(pause(paused.subscription, context)).toEqual({ ok: false, problem: 'done-already' })
  })

  it('is refused where a pause of another length was asked for at the same time', () => {
    const paused = pauseFor(start, 1, context)
    if (!paused.ok) throw new Error(paused.problem)
    const longer = askedOfCycle(twoMonths, { act: 'pause', cycle: start.nextCycle, cycles: 2 })
    expect(longer(paused.subscription, context)).toEqual({ ok: false, problem: 'other-cycle' })
  })

  it('is refused where something else moved it on, or it was taken back', () => {
    const skipped = skipNext(start, context)
    if (!skipped.ok) throw new Error(skipped.problem)
    const pause = askedOfCycle(twoMonths, { act: 'pause', cycle: start.nextCycle, cycles: 2 })
    expect(pause(skipped.subscription, context)).toEqual({ ok: false, problem: 'other-cycle' })

    const resumed = resume(skipped.subscription, context)
    if (!resumed.ok) throw new Error(resumed.problem)
    const again = askedOfCycle(skipNext, { act: 'skip', cycle: skipped.subscription.nextCycle })
    expect(again(resumed.subscription, context)).toEqual({ ok: false, problem: 'other-cycle' })
  })

  it('counts from what is next where nobody said', () => {
    expect(askedOfCycle(skipNext, { act: 'skip', cycle: undefined })(start, context).ok).toBe(true)
  })
})
