import { expect, it } from 'vitest'
import { firstVariants, isWhole, shareEvenly, withOneMore } from './variants.ts'

it('shares a hundred out evenly, to the last one', () => {
  const three = shareEvenly(withOneMore(firstVariants('test')))
  expect(three).toEqual([
    { name: 'a', percent: 34 },
    { name: 'b', percent: 33 },
    { name: 'c', percent: 33 },
  ])
  expect(isWhole(three)).toBe(true)
})

it('gives one more the next free letter and no share, so that the shares still stand', () => {
  const renamed = [
    { name: 'b', percent: 40 },
    { name: 'old', percent: 60 },
  ]
  expect(withOneMore(renamed).at(-1)).toEqual({ name: 'a', percent: 0 })
  expect(isWhole(withOneMore(renamed))).toBe(true)
  expect(isWhole(withOneMore([{ name: 'b', percent: 99 }]))).toBe(false)
})
