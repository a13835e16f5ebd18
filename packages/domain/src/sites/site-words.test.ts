import { expect, it } from 'vitest'
import { askedWords } from './site-words.ts'

it.each([
  ['  Two   HARBOURS ', ['two', 'harbours']],
  ['bu\u0308cher', ['b\u00fccher']],
  ['http://Shop.example/', ['shop.example']],
  ['https://shop.example:8514/config?site=x', ['shop.example']],
  ['http://localhost', ['localhost']],
  ['shop.example:8514', ['shop.example']],
  ['shop.example:8514/config', ['shop.example']],
  ['and/or 12:30 no: a.b', ['and/or', '12:30', 'no:', 'a.b']],
  ['http://', ['http://']],
])('a search for %j asks for %j', (q, words) => {
  expect(askedWords(q)).toEqual(words)
})
