import { expect, it } from 'vitest'
import { readSentences } from './read-sentences.ts'
import { panelApp } from './spoken-app.ts'
import { readLanguages, translate } from './translations.ts'

const translations = readLanguages(panelApp).get('de') ?? new Map()
const sentences = readSentences(panelApp)

/** What an English word of a file is in German; undefined where the file does not say it. */
function germanIn(file: string, text: string): string | undefined {
  const place = `panel/src/screens/${file}`
  const isSaid = sentences.get(text)?.some((each) => each === place) ?? false
  return isSaid ? translate(translations, { text, file: place }) : undefined
}

it('the German of the panel says of an account that it is open, and tells nobody to open it', () => {
  expect(germanIn('customers/customer/account-card.tsx', 'Open')).toBe('Aktiv')
})

it('the German of the panel has a word for each thing that an act was about', () => {
  const things = ['Product', 'Order', 'Page', 'Item']
  expect(things.map((thing) => germanIn('activity/subject-link.tsx', thing))).toEqual([
    'Produkt',
    'Bestellung',
    'Seite',
    'Eintrag',
  ])
})

it('the German of the panel names a category and a tag that are there already', () => {
  const file = 'domain/src/content/categories/check-category.ts'
  const refusals = ['This category already exists', 'This tag already exists']
  expect(refusals.map((text) => sentences.has(text) && translate(translations, { text, file }))).toEqual([
    'Diese Kategorie gibt es schon',
    'Dieses Schlagwort gibt es schon',
  ])
})
