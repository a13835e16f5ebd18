import { describe, expect, it } from 'vitest'
import { ordersBefore, presentTimes, timesBehind } from './paid-times.ts'

const none = new Map<string, number>()
const paid = (orderId: string, startedAtMs: number) => ({ orderId, startedAtMs, lastsMs: 90 })
const first = { orderId: 'first', startedAtMs: 1000, endsAtMs: 1090 }
const second = { orderId: 'second', startedAtMs: 1030, ...timesBehind([first], paid('second', 1030)) }
const third = { orderId: 'third', startedAtMs: 1040, ...timesBehind([first, second], paid('third', 1040)) }

const presentEnd = (each: Parameters<typeof presentTimes>[0], closed: ReadonlyMap<string, number>) =>
  presentTimes(each, closed, 0).endsAtMs

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

  it('leaves out what was before the time that runs, and ends as with it whatever goes back from then on', () => {
    expect(presentTimes(third, none, 1089).times).toHaveLength(3)
    const left = presentTimes(third, none, 1200)
    expect(left.times).toEqual([{ ...paid('third', 1180) }])
    const running = presentTimes(third, none, 1100)
    expect(ordersBefore(running)).toEqual(['second'])
    const back = new Map([['second', 1120]])
    expect([presentEnd(running, back), presentEnd(third, back)]).toEqual([1210, 1210])
    expect(presentTimes(third, none, 2000).times).toHaveLength(1)
  })

  it('remembers no more than that of one that is paid for again and again', () => {
    const renewed = Array.from({ length: 60 }, (_, month) => month).reduce<{
      orderId: string
      startedAtMs: number
      endsAtMs: number | null
      times?: readonly { orderId?: string | undefined; startedAtMs: number; lastsMs: number }[] | undefined
    }>((last, month) => {
      const startedAtMs = 1080 + month * 90
      const orderId = `month-${month}`
      return {
        orderId,
        startedAtMs,
        ...timesBehind([presentTimes(last, none, startedAtMs)], paid(orderId, startedAtMs)),
      }
    }, first)
    expect(renewed.times).toHaveLength(2)
    expect(renewed.endsAtMs).toBe(1090 + 60 * 90)
  })
})
