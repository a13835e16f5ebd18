import { type PanelLanguage, panelLanguages } from '@vitrine/domain/owners/panel-language'
import { describe, expect, it } from 'vitest'
import { panelWords } from '../../packages/server/src/words/panel-words.ts'
import { checkTranslations } from './check-translations.ts'
import { fillSentences } from './fill-sentences.ts'
import { readSentences } from './read-sentences.ts'
import { panelApp, saidToOwners, storefrontApp } from './spoken-app.ts'
import { readLanguages } from './translations.ts'

describe('what the server says to owners', () => {
  const sentences = readSentences(saidToOwners)

  it('is what the audit log calls acts: a field, a constant, or given to a function of the file', () => {
    expect([...sentences.keys()]).toEqual(
      expect.arrayContaining([
        'Changed the language of the panel',
        'Signed in',
        'Order {orderName}: refunded {formatMoney}',
        'Discount changed: {name}',
        'wants no more news',
      ]),
    )
  })

  it('and so are refusals, where they are sentences of rules and calls', () => {
    expect([...sentences.keys()]).toEqual(
      expect.arrayContaining([
        'This product was changed by someone else. Reload the page to see it as it is now.',
        '{source} leads back to itself, by way of {way} and {more} more.',
        'Somebody has changed it since; it stays as it is.',
        'A site has at most {plans} plans.',
      ]),
    )
    expect([...sentences.keys()]).not.toContain('A request failed')
  })

  it.each([...readLanguages(saidToOwners)])('is said in %s', (language, translations) => {
    const { missing, unused, wrong } = checkTranslations(sentences.keys(), translations)
    expect({ unused, wrong }).toEqual({ unused: [], wrong: [] })
    // What the panel or visitors read as well is translated there; a sentence is known again whatever its values are called.
    const elsewhere = [panelApp, storefrontApp].flatMap((app) => [
      ...(readLanguages(app).get(language) ?? new Map()).keys(),
    ])
    const known = new Set([...translations.keys(), ...elsewhere].map(withoutNames))
    expect(missing.filter((text) => !known.has(withoutNames(text)))).toEqual([])
  })

  it.each(panelLanguages.filter((language) => language !== 'en'))(
    'is known again in %s when its values stand in it',
    (language: PanelLanguage) => {
      const { sayRefusal } = panelWords(language)
      const ofRules = [...sentences].flatMap(([text, files]) =>
        text.includes('{') && files.some((file) => !file.startsWith('server/')) ? [text] : [],
      )
      const composed = fillSentences(ofRules)
      expect(composed).toContain('a1 is not a valid page URL')
      expect(composed.filter((text) => sayRefusal(text) === text)).toEqual([])
    },
  )
})

const withoutNames = (text: string) => text.replace(/\{\w+\}/g, '{}')
