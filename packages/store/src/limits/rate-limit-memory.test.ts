import { describe, expect, it } from 'vitest'
import { RateLimitMemory } from './rate-limit-memory.ts'

const limit = { max: 2, windowMs: 60_000 }

describe('attempts in memory', () => {
  it('of many addresses take no more room than there is', async () => {
    const { memory, take } = fill()
    await Promise.all(Array.from({ length: 500 }, (_, number) => take(`sign-in:stranger-${number}`, 1)))
    expect(memory.size).toBeLessThanOrEqual(110)
  })

  it('of many addresses end nobody’s limit', async () => {
    const { take } = fill()
    const guess = () => take('sign-in:guesser', 1)
    await Promise.all([guess(), guess()])
    await Promise.all(Array.from({ length: 500 }, (_, number) => take(`sign-in:stranger-${number}`, 1)))
    expect((await guess()).allowed).toBe(false)
  })

  it('of newcomers are counted together while there is no room, and apart when there is', async () => {
    const { take } = fill()
    const strangers = (nowMs: number) =>
      Promise.all(Array.from({ length: 150 }, (_, number) => take(`sign-in:stranger-${number}`, nowMs)))
    const crowded = await strangers(1)
    expect(crowded.filter(({ allowed }) => allowed).length).toBeLessThanOrEqual(120)
    const later = await Promise.all(
      Array.from({ length: 90 }, (_, number) => take(`sign-in:late-${number}`, 120_000)),
    )
    expect(later.every(({ allowed }) => allowed)).toBe(true)
  })
})

/** Memory for a hundred windows of their own and ten that newcomers share. */
function fill() {
  const memory = new RateLimitMemory({ maxOwn: 100, sharedCount: 10 })
  const limits = memory.limitsOf('site')
  return { memory, take: (key: string, nowMs: number) => limits.take(key, { ...limit, nowMs }) }
}
