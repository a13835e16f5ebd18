import { usualButtonWords } from '@vitrine/domain/catalogue/sale/usual-button-words'
import { expect, it } from 'vitest'
import { storefrontApp } from './spoken-app.ts'
import { readLanguages } from './translations.ts'

it.each([...readLanguages(storefrontApp)])(
  'owners are shown the words in %s that visitors of such a site read at products',
  (language, translations) => {
    const { toCart, gone, few } = usualButtonWords('en-US')
    expect(usualButtonWords(language)).toEqual({
      toCart: translations.get(toCart),
      gone: translations.get(gone),
      few: translations.get(few),
    })
  },
)
