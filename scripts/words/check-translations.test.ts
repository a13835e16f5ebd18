import { panelLanguages } from '@vitrine/domain/owners/panel-language'
import { describe, expect, it } from 'vitest'
import { checkTranslations } from './check-translations.ts'
import { readSentences } from './read-sentences.ts'
import { panelApp, storefrontApp } from './spoken-app.ts'
import { readLanguages } from './translations.ts'

describe('checkTranslations', () => {
  it('finds what is missing, what is gone, and values that went lost', () => {
    const report = checkTranslations(
      ['Save', '{count} orders', 'See <0>them</0>', 'Open'],
      new Map<string, string | Record<string, string>>([
        ['{count} orders', 'Bestellungen'],
        ['See <0>them</0>', '<0>Ansehen</0>'],
        ['Open', { '': 'Öffnen', 'panel/src/shell/': ' ' }],
        ['Gone', 'Weg'],
      ]),
    )
    expect(report).toEqual({
      missing: ['Save'],
      unused: ['Gone'],
      wrong: ['{count} orders', 'Open'],
      misnamed: [],
      percent: 75,
    })
  })

  it('finds what has a translation under other values, as an element that begins to follow a name makes it', () => {
    const sentences = ['Pick up: {name}{0}', 'Write to {mail}', 'Call {number}']
    const translations = new Map([
      ['Pick up: {name}', 'Abholung: {name}'],
      ['Write to <0>{email}</0>', 'Schreiben Sie <0>{email}</0>'],
    ])
    expect(checkTranslations(sentences, translations).misnamed).toEqual([
      'Pick up: {name}{0}',
      'Write to {mail}',
    ])
  })
})

describe('the sentences of the panel', () => {
  it('have counts with what is counted, and names of elements, within them', () => {
    expect([...readSentences(panelApp).keys()]).toEqual(
      expect.arrayContaining([
        '1 page',
        '1 product',
        '1 picture',
        '{pages} pages',
        '{items} posts and other items',
        'HTML with {script}, {style} or {meta} elements, as services give it to you.',
        'Unknown device',
        '{browser} on {system}',
      ]),
    )
  })
})

describe.each(
  [panelApp, storefrontApp].flatMap((app) =>
    [...readLanguages(app)].map(([language, translations]) => ({
      app,
      name: app.name,
      language,
      translations,
    })),
  ),
)('the translation of the $name to $language', ({ app, language, translations }) => {
  const { unused, wrong, misnamed } = checkTranslations(readSentences(app).keys(), translations)

  it('is offered', () => {
    expect(panelLanguages).toContain(language)
  })

  it('has the values of its sentences', () => {
    expect(wrong).toEqual([])
  })

  it('calls the values as its sentences do: name them anew there, or keep what follows a name in an element of its own', () => {
    expect(misnamed).toEqual([])
  })

  it('is of sentences that are there, but for a few: `npm run -s words` leaves those out', () => {
    // Who changes a sentence need not know every language: what is left over falls back to English until somebody tidies up.
    expect(unused.length < translations.size / 20 ? [] : unused).toEqual([])
  })
})

it('offers no language without its words', () => {
  expect(
    panelLanguages.filter((language) => language !== 'en' && !readLanguages(panelApp).has(language)),
  ).toEqual([])
})
