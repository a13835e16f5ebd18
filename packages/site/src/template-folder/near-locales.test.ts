import { describe, expect, it } from 'vitest'
import { nearLocales } from './near-locales.ts'

describe('nearLocales', () => {
  it('has the locale itself last, before it the country of the language, the language alone, and English', () => {
    const available = ['de-AT', 'en-US', 'de', 'fr-FR', 'de-DE', 'en']
    expect(nearLocales('de-AT', available)).toEqual(['en', 'en-US', 'de', 'de-DE', 'de-AT'])
    expect(nearLocales('de_CH', available)).toEqual(['en', 'en-US', 'de-AT', 'de', 'de-DE'])
  })

  it('takes another country of the language where its own is not there', () => {
    expect(nearLocales('pt-PT', ['en-US', 'pt-BR'])).toEqual(['en-US', 'pt-BR'])
    expect(nearLocales('es-ES', ['es-419', 'en-US'])).toEqual(['en-US', 'es-419'])
    expect(nearLocales('en-GB', ['en-US', 'en-GB'])).toEqual(['en-US', 'en-GB'])
  })

  it('takes no language in another script', () => {
    expect(nearLocales('zh-TW', ['zh-CN', 'en-US'])).toEqual(['en-US'])
  })

  it('is English for what is no locale', () => {
    expect(nearLocales('no locale!', ['en', 'de'])).toEqual(['en'])
  })
})
