import { expect, it } from 'vitest'
import { namesOfSameWords } from './same-words.ts'
import { choice, line } from './text-field.ts'

const colour = (value: string) => ({
  ...choice(`choice:Colour:${value}`, '', { about: `Colour: ${value}`, among: 'choices:Colour' }),
  text: value,
})
const sources = [{ ...line('title', 'Title'), text: 'Moss' }, colour('Moss'), colour('Clay')]
const translated = (text: string) => ({ text, sourceHash: '' })

it('finds two choices that would have the same words, also where one is not translated', () => {
  const both = { 'choice:Colour:Moss': translated('Moosgrün'), 'choice:Colour:Clay': translated('Moosgrün') }
  expect([...namesOfSameWords(sources, both)]).toEqual(['choice:Colour:Moss', 'choice:Colour:Clay'])
  expect([...namesOfSameWords(sources, { 'choice:Colour:Moss': translated('Clay') })]).toHaveLength(2)
})

it('leaves choices of different words alone, and texts by themselves', () => {
  const apart = { title: translated('Clay'), 'choice:Colour:Moss': translated('Moosgrün') }
  expect(namesOfSameWords(sources, apart).size).toBe(0)
})
