import { expect, it } from 'vitest'
import { printWord } from '../../testing/print-word.ts'

it('AbsUrl puts the address of the site before a path', () => {
  expect(printWord('AbsUrl', 'shop', [], { nodes: [{ 'base-url': 'https://harbour.example' }] })).toBe(
    'https://harbour.example/shop',
  )
})

it('capitalize writes the whole text in capitals', () => {
  expect(printWord('capitalize', 'mug, größe')).toBe('MUG, GRÖSSE')
  expect(printWord('capitalize', undefined)).toBe('')
})

it('humanizeDuration prints minutes and seconds', () => {
  expect([0, 5999, 65_000, '3725000', 'long'].map((ms) => printWord('humanizeDuration', ms))).toEqual([
    '0:00',
    '0:05',
    '1:05',
    '62:05',
    '0:00',
  ])
})
