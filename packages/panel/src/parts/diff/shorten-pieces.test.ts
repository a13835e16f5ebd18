import { expect, it } from 'vitest'
import { shortenPieces } from './shorten-pieces.ts'
import { wordDiff } from './word-diff.ts'

it('cuts a long text down to what differs, and the words around it', () => {
  const words = (middle: string) =>
    `${'begin '.repeat(50)}${middle} ${'then '.repeat(50)}${middle} ${'end '.repeat(50)}`
  const pieces = shortenPieces(wordDiff(words('ours'), words('theirs')).before)
  const text = pieces.map((piece) => piece.text).join('')
  expect(text).toMatch(/^… begin .*begin ours then .* … then .*then ours end .*end …$/)
  expect(text.length).toBeLessThan(300)
  expect(shortenPieces(wordDiff('a short one', 'a short two').before)).toEqual([
    { text: 'a short ', isOnlyHere: false },
    { text: 'one', isOnlyHere: true },
  ])
})
