import { expect, it } from 'vitest'
import { randomText } from './random-text.ts'

it('gives out no text twice, however many are asked for', () => {
  const texts = Array.from({ length: 5_000 }, () => randomText(12, 'hex'))
  expect(new Set(texts).size).toBe(5_000)
  expect(texts.filter((each) => !/^[0-9a-f]{24}$/.test(each))).toEqual([])
})

it('writes as many bytes as it is asked for', () => {
  expect(randomText(30)).toMatch(/^[\w-]{40}$/)
  expect(randomText(64)).toMatch(/^[\w-]{86}$/)
})
