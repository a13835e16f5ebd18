import { expect, it } from 'vitest'
import { etagOf, isKnown } from './etag.ts'

const tag = etagOf('abc', 'br')

it('tells the encodings of a content apart', () => {
  expect([etagOf('abc', null), etagOf('abc', 'gzip'), tag]).toEqual(['"abc"', '"abc-gzip"', '"abc-br"'])
})

it('finds a tag in a list, weak or strong, and under a star', () => {
  expect([tag, `"x", ${tag}`, `W/${tag}`, '*'].map((header) => isKnown(header, tag))).toEqual(
    Array(4).fill(true),
  )
})

it('does not find the tag of another encoding, a part of a tag, or none', () => {
  expect(['"abc"', '"abc-gzip"', '"abc-br', '', undefined].map((header) => isKnown(header, tag))).toEqual(
    Array(5).fill(false),
  )
})
