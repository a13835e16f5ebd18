import { describe, expect, it } from 'vitest'
import { RenderLimit } from '../http/render-limit.ts'

describe('pages made for one network', () => {
  it('are so many at once, and then so many each second', () => {
    const { limit, clock } = open()
    const waits = [limit.take('a'), limit.take('a'), limit.take('a'), limit.take('a')]
    expect(waits).toEqual([0, 0, 0, 500])
    expect(limit.take('b')).toBe(0)
    clock.nowMs = 499
    expect(limit.take('a')).toBeCloseTo(1)
    clock.nowMs = 500
    expect(limit.take('a')).toBe(0)
  })

  it('are never more at once, however long nobody asked', () => {
    const { limit, clock } = open()
    limit.take('a')
    clock.nowMs = 3_600_000
    expect([limit.take('a'), limit.take('a'), limit.take('a'), limit.take('a')]).toEqual([0, 0, 0, 500])
  })

  it('are counted together for newcomers when too many networks ask', () => {
    const { limit } = open()
    const waits = Array.from({ length: 30_000 }, (_, number) => limit.take(`network-${number}`))
    expect(waits.slice(0, 20_000).every((wait) => wait === 0)).toBe(true)
    expect(waits.slice(20_000).filter((wait) => wait === 0).length).toBeLessThanOrEqual(3 * 1_024)
  })
})

function open() {
  const clock = { nowMs: 0 }
  return { clock, limit: new RenderLimit({ burst: 3, perSecond: 2 }, () => clock.nowMs) }
}
