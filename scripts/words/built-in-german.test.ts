import { globSync, readFileSync } from 'node:fs'
import { podcastCategoryNames } from '@vitrine/domain/content/podcasts/podcast-categories'
import { describe, expect, it } from 'vitest'
import { leftInEnglish } from './left-in-english.ts'
import { panelApp, type SpokenApp, storefrontApp } from './spoken-app.ts'
import { readLanguages } from './translations.ts'

const packages = new URL('../../packages/', import.meta.url)

/** The sentences that stand in English in what is built for German readers. */
function leftIn(app: SpokenApp, builtTo: string): readonly string[] {
  const translations = readLanguages(app).get('de') ?? new Map()
  const files = globSync(builtTo, { cwd: packages })
  expect(files).not.toEqual([])
  const built = files.map((file) => readFileSync(new URL(file, packages), 'utf8'))
  return [...new Set(built.flatMap((each) => leftInEnglish(each, translations)))]
}

/** What a file names that is said in the language of its reader elsewhere. */
const saidElsewhere = {
  panel: [
    // As feeds name them: the panel has its own words for each.
    ...podcastCategoryNames.flatMap((name) => name.split(' › ')),
    // Refused by the server, in its words.
    'At most {most}',
    'Only administrators and store managers say who becomes a member.',
    // In tables that hold the words of each language, or of mails.
    ...['Add To Cart', 'Only {qtyInStock} left in stock', 'Sold out'],
    ...['A part of order {name} is done', 'A part of order {name} is ready for pickup'],
    'Order {name} is ready for pickup',
    // Pages and addresses of visitors, of which the panel knows what they are.
    ...['Legal notice', 'Postal code', 'Privacy policy', 'Returns and refunds', 'Terms of service'],
  ],
  // Parts of addresses and numbers, which are said where their field is drawn.
  storefront: ['Area code', 'Line number', 'Postal code', 'Town or city', 'ZIP code'],
}

describe('what is built for German readers', () => {
  it('says all of the panel that is translated', () => {
    const known = new Set(saidElsewhere.panel)
    const left = leftIn(panelApp, 'panel/dist/assets/de-*/*.js')
    expect(left.filter((text) => !known.has(text))).toEqual([])
  })

  it('says all that visitors see and that is translated', () => {
    const left = leftIn(storefrontApp, 'storefront/dist/{browser/de-*/*,browser/*.de-*,server/*.de}.js')
    expect(left.filter((text) => !saidElsewhere.storefront.includes(text))).toEqual([])
  })
})
