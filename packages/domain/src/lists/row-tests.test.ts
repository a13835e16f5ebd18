import { describe, expect, it } from 'vitest'
import { readConditions } from './conditions.ts'
import type { ListFilter } from './list-description.ts'
import { testsOf } from './row-tests.ts'

const filters: readonly ListFilter[] = [
  { key: 'created', label: 'Drafted', kind: 'moment' },
  { key: 'ends', label: 'Link ends', kind: 'moment', mayLack: true },
]
const dayMs = 86_400_000
const nowMs = Date.UTC(2026, 11, 1, 12)

function rangeOf(text: string) {
  const read = readConditions(text, { filters })
  return read.ok && testsOf(read.conditions, { filters }, { timeZone: 'UTC', nowMs })[0]
}

describe('a moment that rows may be without', () => {
  it('is neither before a day nor older than some where there is none', () => {
    const noonBefore = nowMs - 30 * dayMs
    expect(rangeOf('ends:lt:2026-12-01')).toMatchObject({ from: 1, to: Date.UTC(2026, 11, 1) - 1 })
    expect(rangeOf('ends:older:30')).toMatchObject({ from: 1, to: noonBefore - 1 })
  })

  it('is not found by days around the beginning of time, either', () => {
    expect(rangeOf('ends:gt:1960-01-01')).toMatchObject({ from: 1, to: null })
    expect(rangeOf('ends:between:1960-01-01,2026-12-01')).toMatchObject({ from: 1 })
  })

  it('is asked for as the number that stands for none', () => {
    expect(rangeOf('ends:empty:yes')).toEqual({ kind: 'between', key: 'ends', from: 0, to: 0 })
    expect(rangeOf('ends:empty:no')).toEqual({ kind: 'between', key: 'ends', from: 1, to: null })
  })

  it('is asked for as any other where it is known', () => {
    expect(rangeOf('ends:gt:2026-12-01')).toEqual({
      kind: 'between',
      key: 'ends',
      from: Date.UTC(2026, 11, 2),
      to: null,
    })
    expect(rangeOf('ends:last:7')).toMatchObject({ from: nowMs - 7 * dayMs, to: null })
  })
})

describe('a moment that every row has', () => {
  it('has no end where only one is asked for', () => {
    expect(rangeOf('created:lt:2026-12-01')).toMatchObject({ from: null, to: Date.UTC(2026, 11, 1) - 1 })
    expect(rangeOf('created:empty:yes')).toEqual({ kind: 'empty', key: 'created', isEmpty: true })
  })
})
