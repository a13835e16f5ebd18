import { expect, it } from 'vitest'
import { newTimedId } from './new-id.ts'

it('makes ids of 24 hex digits, of which none is made twice', () => {
  const nowMs = Date.UTC(2026, 0, 31)
  const ids = Array.from({ length: 5_000 }, () => newTimedId(nowMs))
  expect(ids.filter((each) => !/^[0-9a-f]{24}$/.test(each))).toEqual([])
  expect(new Set(ids).size).toBe(5_000)
})

it('lets what was made later stand behind, from the first millisecond to the last', () => {
  const times = [0, 1, Date.UTC(2026, 0, 31), Date.UTC(2026, 0, 31) + 1, Date.UTC(2527, 0, 1)]
  const ids = times.map((nowMs) => newTimedId(nowMs))
  expect(ids.toSorted()).toEqual(ids)
})
