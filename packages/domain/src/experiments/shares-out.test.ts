import { expect, it } from 'vitest'
import { sharesOut } from './shares-out.ts'

const half = [
  { name: 'true', percent: 50 },
  { name: 'false', percent: 50 },
]

it('shares visitors out while it runs', () => {
  expect(sharesOut({ state: 'running', variants: half })).toBe(true)
  expect(sharesOut({ state: 'draft', variants: half })).toBe(false)
  expect(sharesOut({ state: 'ended', variants: half })).toBe(false)
})

it('shares nobody out where all get the same', () => {
  const all = [
    { name: 'true', percent: 100 },
    { name: 'false', percent: 0 },
  ]
  expect(sharesOut({ state: 'running', variants: all })).toBe(false)
})
