import { expect, it } from 'vitest'
import { changeOf } from './change.ts'

it('tells more and less in percent of what it was, and small changes with a place', () => {
  expect(changeOf(150, 100)).toMatchObject({ kind: 'more', milliPercent: 50_000 })
  expect(changeOf(75, 100)).toMatchObject({ kind: 'less', milliPercent: 25_000 })
  expect(changeOf(1014, 1000)).toMatchObject({ milliPercent: 1_400 })
})

it('tells no percent of nothing', () => {
  expect(changeOf(3, 0)).toEqual({ kind: 'new' })
  expect(changeOf(0, 0)).toEqual({ kind: 'same' })
  expect(changeOf(null, 4)).toBeNull()
})

it('ends at what people can read', () => {
  expect(changeOf(5_000, 1)).toEqual({ kind: 'more', milliPercent: 999_000, isBeyond: true })
})
