import { expect, it } from 'vitest'
import { urlIdFromTitle } from './url-id-from-title.ts'

it.each([
  ['Morning Mug', 'morning-mug'],
  ['  Crème brûlée & Co. ', 'creme-brulee-co'],
  ['Ada’s 2nd vase', 'adas-2nd-vase'],
  ['Prüf-Schale „Größe“', 'pruf-schale-grosse'],
  ['Smørrebrød, Łódź, İstanbul', 'smorrebrod-lodz-istanbul'],
  ['Кружка', 'кружка'],
  ['!!!', ''],
])('makes the address of %j %j', (title, urlId) => {
  expect(urlIdFromTitle(title, 'en-US')).toBe(urlId)
})

it('spells German as Germans do where they have no such letters', () => {
  expect(urlIdFromTitle('Prüf-Schale „Größe“, ÄÖÜ', 'de-DE')).toBe('pruef-schale-groesse-aeoeue')
  expect(urlIdFromTitle('Schälchen', 'de_AT')).toBe('schaelchen')
})

it('spells letters alike, however they are composed', () => {
  expect(urlIdFromTitle('Gro\u0308\u00dfe'.normalize('NFD'), 'de-DE')).toBe('groesse')
})
