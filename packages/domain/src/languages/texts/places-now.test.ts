import { expect, it } from 'vitest'
import { textHash } from '../text-hash.ts'
import { placesNow } from './places-now.ts'

const nameOf = (place: number) => `block:b1:items:${place}:title`
const sourcesOf = (...texts: readonly string[]) => texts.map((text, place) => ({ name: nameOf(place), text }))
const writtenOf = (...texts: readonly string[]) =>
  texts.map((text, place) => ({ name: nameOf(place), sourceHash: textHash(text) }))
const placesOf = (now: readonly string[], then: readonly string[]) =>
  placesNow(sourcesOf(...now), writtenOf(...then))

it('follows entries that were moved by another before them, and one whose place is gone', () => {
  expect(placesOf(['Open?', 'Deliver?', 'Return?'], ['Deliver?', 'Return?'])).toEqual([nameOf(1), nameOf(2)])
  expect(placesOf(['Return?'], ['Deliver?', 'Return?'])).toEqual([null, nameOf(0)])
})

it('leaves one that was changed in its place there, and gives no place of another to one that is gone', () => {
  expect(placesOf(['Deliver when?', 'Return?'], ['Deliver?', 'Return?'])).toEqual([nameOf(0), nameOf(1)])
  expect(placesOf(['Open?', 'Deliver?'], ['Deliver?', 'Return?'])).toEqual([nameOf(1), null])
})

it('gives each of two with the same words a place of its own, and the same one where it is written twice', () => {
  expect(placesOf(['Open?', 'More', 'More'], ['More', 'More'])).toEqual([nameOf(2), nameOf(1)])
  const [deliver] = writtenOf('Deliver?')
  const twice = deliver ? [deliver, deliver] : []
  expect(placesNow(sourcesOf('Open?', 'Deliver?'), twice)).toEqual([nameOf(1), nameOf(1)])
})

it('keeps names that are of no list, and moves none into another list', () => {
  const sources = [{ name: 'title', text: 'Help' }, ...sourcesOf('Deliver?')]
  const written = [
    { name: 'title', sourceHash: 'of before' },
    { name: 'gone', sourceHash: textHash('Help') },
    { name: 'block:b2:items:3:title', sourceHash: textHash('Deliver?') },
  ]
  expect(placesNow(sources, written)).toEqual(['title', 'gone', 'block:b2:items:3:title'])
})
