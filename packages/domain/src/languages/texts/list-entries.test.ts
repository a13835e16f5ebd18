import { expect, it } from 'vitest'
import { textHash } from '../text-hash.ts'
import { followEntries } from './list-entries.ts'

const nameOf = (place: number) => `block:b1:items:${place}:title`
const sourcesOf = (...texts: readonly string[]) => texts.map((text, place) => ({ name: nameOf(place), text }))
const madeOf = (source: string) => ({ text: `DE ${source}`, sourceHash: textHash(source) })
const translated = { [nameOf(0)]: madeOf('Deliver?'), [nameOf(1)]: madeOf('Return?'), title: madeOf('Help') }

it('gives an entry of a list its translation where another was put before it', () => {
  const texts = followEntries(sourcesOf('Open?', 'Deliver?', 'Return?'), translated)
  expect(texts).toEqual({
    [nameOf(1)]: madeOf('Deliver?'),
    [nameOf(2)]: madeOf('Return?'),
    title: madeOf('Help'),
  })
})

it('gives it back where the one before it is gone', () => {
  expect(followEntries(sourcesOf('Return?'), translated)).toMatchObject({ [nameOf(0)]: madeOf('Return?') })
})

it('keeps that of an entry whose words were changed in their place, as outdated', () => {
  const texts = followEntries(sourcesOf('Deliver when?', 'Return?'), translated)
  expect(texts).toEqual(translated)
})

it('tells two entries of the same words apart by their place', () => {
  const twice = { [nameOf(0)]: madeOf('More'), [nameOf(1)]: { ...madeOf('More'), text: 'Mehr dazu' } }
  expect(followEntries(sourcesOf('More', 'More'), twice)).toEqual(twice)
})
