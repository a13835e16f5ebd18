import { describe, expect, it } from 'vitest'
import { judgeStockChange, type StockChange } from './judge-stock-change.ts'

const five = { unlimited: false, onHand: 5, held: 2 } as const
const endless = { unlimited: true } as const
const judge = (change: StockChange, stock: typeof five | typeof endless = five) =>
  judgeStockChange({ type: 'physical', stock }, change)

describe('a change of stock', () => {
  it('adds, and takes away no more than payments leave', () => {
    expect(judge({ kind: 'add', units: 3 })).toMatchObject({ before: 5, after: 8 })
    expect(judge({ kind: 'add', units: -3 })).toMatchObject({ after: 2 })
    expect(judge({ kind: 'add', units: -4 })).toEqual({ ok: false, problem: 'stock-too-low' })
    expect(judge({ kind: 'add', units: 0 })).toMatchObject({ problem: 'nothing-to-add' })
    expect(judge({ kind: 'add', units: 999_999_999 })).toMatchObject({ problem: 'stock-too-high' })
    const since = { stock: five, isCountedSince: true }
    expect(judgeStockChange(since, { kind: 'add', units: 3 })).toMatchObject({ problem: 'stock-changed' })
    expect(judge({ kind: 'add', units: 1 }, endless)).toMatchObject({ problem: 'stock-unlimited' })
  })

  it('is none of what never runs out', () => {
    const add = { kind: 'add', units: 1 } as const
    expect(judgeStockChange({ type: 'digital', stock: five }, add)).toMatchObject({
      problem: 'never-runs-out',
    })
  })

  it('sets what is on hand, of what was not counted, too, but not below what payments hold', () => {
    expect(judge({ kind: 'set', onHand: 9 })).toMatchObject({ after: 9, count: { onHand: 9 } })
    expect(judge({ kind: 'set', onHand: 0 })).toMatchObject({ after: 2 })
    expect(judge({ kind: 'set', onHand: 4 }, endless)).toMatchObject({ before: null, after: 4 })
    expect(judge({ kind: 'unlimited' })).toMatchObject({ after: null, count: { unlimited: true } })
    expect(judge({ kind: 'set', onHand: 5 })).toMatchObject({ ok: true, count: null })
  })

  it('is made only where the number is the one that was seen', () => {
    const seen = (onHand: number | null) => ({ onHand, isFollowed: false })
    expect(judge({ kind: 'set', onHand: 9, seen: seen(5) })).toMatchObject({ after: 9 })
    expect(judge({ kind: 'set', onHand: 9, seen: seen(4) })).toMatchObject({ problem: 'stock-changed' })
    expect(judge({ kind: 'set', onHand: 9, seen: seen(null) }, endless)).toMatchObject({ after: 9 })
    expect(judge({ kind: 'unlimited', seen: seen(null) })).toMatchObject({ problem: 'stock-changed' })
  })

  it('is done already where what was asked for stands there', () => {
    const seen = { onHand: 9, isFollowed: false }
    expect(judge({ kind: 'set', onHand: 5, seen })).toMatchObject({ ok: true, count: null })
    expect(judge({ kind: 'unlimited', seen }, endless)).toMatchObject({ ok: true, count: null })
  })

  it('takes off what was sold since, and counts nothing over a count of somebody else', () => {
    const set = (onHand: number) => ({ kind: 'set', onHand, seen: { onHand: 7, isFollowed: true } }) as const
    expect(judge(set(17))).toMatchObject({ after: 15 })
    expect(judge(set(5))).toMatchObject({ after: 3 })
    expect(judge(set(17), endless)).toMatchObject({ problem: 'stock-changed' })
    const countedSince = { stock: five, isCountedSince: true }
    expect(judgeStockChange(countedSince, set(3))).toMatchObject({ problem: 'stock-changed' })
    expect(judgeStockChange(countedSince, set(5))).toMatchObject({ ok: true, count: null })
    expect(judgeStockChange(countedSince, { kind: 'unlimited' })).toMatchObject({ problem: 'stock-changed' })
  })
})
