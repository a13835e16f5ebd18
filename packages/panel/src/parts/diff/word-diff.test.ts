import { expect, it } from 'vitest'
import { wordDiff } from './word-diff.ts'

const marked = (before: string, after: string) => {
  const diff = wordDiff(before, after)
  const side = (pieces: typeof diff.before) =>
    pieces.map(({ text, isOnlyHere }) => (isOnlyHere ? `[${text}]` : text)).join('')
  return [side(diff.before), side(diff.after)]
}

it.each([
  ['a blue mug', 'a red mug', 'a [blue ]mug', 'a [red ]mug'],
  ['a mug', 'a mug', 'a mug', 'a mug'],
  ['', 'new words', '', '[new words]'],
  ['one two three four', 'two four five', '[one ]two [three four]', 'two [four five]'],
])('marks what %j and %j have alone', (before, after, left, right) => {
  expect(marked(before, after)).toEqual([left, right])
})

it('gives back both texts whole, however they differ', () => {
  const [before, after] = ['x y '.repeat(2_000), 'y z '.repeat(2_000)]
  const diff = wordDiff(before, after)
  expect(diff.before.map(({ text }) => text).join('')).toBe(before)
  expect(diff.after.map(({ text }) => text).join('')).toBe(after)
})
