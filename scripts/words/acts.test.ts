import { describe, expect, it } from 'vitest'
import { checkTranslations } from './check-translations.ts'
import { readSentences } from './read-sentences.ts'
import { recordedActs } from './spoken-app.ts'
import { readLanguages } from './translations.ts'

describe('what the audit log calls acts', () => {
  const sentences = readSentences(recordedActs)

  it('is found where it is a field, a constant, or given to a function of the file', () => {
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

  it.each([...readLanguages(recordedActs)])('is said in %s', (_, translations) => {
    expect(checkTranslations(sentences.keys(), translations)).toEqual({
      missing: [],
      unused: [],
      wrong: [],
      percent: 100,
    })
  })
})
