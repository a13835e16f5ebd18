import { describe, expect, it } from 'vitest'
import { ordersBefore, presentEnd, timesBehind } from './paid-times.ts'

const none = new Map<string, number>()
const paid = (orderId: string, startedAtMs: number) => ({ orderId, startedAtMs, lastsMs: 90 })
const first = { orderId: 'first', startedAtMs: 1000, endsAtMs: 1090 }
const second = { orderId: 'second', startedAtMs: 1030, ...timesBehind([first], paid('second', 1030)) }
const third = { orderId: 'third', startedAtMs: 1040, ...timesBehind([first, second], paid('third', 1040)) }

describe('what is paid for while it is open', () => {
  it('goes on behind the last of what is open, and of what has an end', () => {
    expect([second.endsAtMs, third.endsAtMs]).toEqual([1180, 1270])
    const lasting = { orderId: 'lasting', startedAtMs: 5, endsAtMs: null }
    expect(timesBehind([lasting], paid('own', 1000))).toEqual({ endsAtMs: 1090 })
    expect(timesBehind([], paid('own', 1000))).toEqual({ endsAtMs: 1090 })
    expect(ordersBefore(third)).toEqual(['first', 'second'])
  })

  it('ends as planned while all of it is paid', () => {
    expect([first, second, third].map((each) => presentEnd(each, none))).toEqual([1090, 1180, 1270])
  })

  it('loses what was left of the time whose money went back, and not what was used of it', () => {
    const back = (atMs: number) => new Map([['first', atMs]])
    expect(presentEnd(second, back(1030))).toBe(1120)
    expect(presentEnd(second, back(1050))).toBe(1140)
    expect(presentEnd(third, back(1050))).toBe(1230)
    expect(presentEnd(second, back(1100))).toBe(1180)
  })

  it('loses nothing of a time before, and begins at once where nothing of one was used', () => {
    expect(presentEnd(third, new Map([['second', 1050]]))).toBe(1180)
    expect(presentEnd(third, new Map([...none, ['first', 1030], ['second', 1030]]))).toBe(1130)
    expect(presentEnd(second, new Map([['first', 0]]))).toBe(1120)
  })

  it('keeps days that were granted, and ends no later than it was ended', () => {
    const granted = { startedAtMs: 1000, endsAtMs: 1100 }
    const own = { orderId: 'own', startedAtMs: 1050, ...timesBehind([granted], paid('own', 1050)) }
    expect([ordersBefore(own), presentEnd(own, none)]).toEqual([[], 1190])
    expect(presentEnd({ ...own, endsAtMs: 1060 }, none)).toBe(1060)
  })
})
