import { describe, expect, it } from 'vitest'
import { languageFor, languageToKeep } from './site-language.ts'

const german = { code: 'de-DE', prefix: 'de', isEnabled: true, fallback: null }
const french = { code: 'fr-FR', prefix: 'fr', isEnabled: false, fallback: null }
const site = { language: 'en-US', languages: [german, french] }

describe('the language of whoever asked for something', () => {
  it('is kept where it is not that of the site itself', () => {
    expect(languageToKeep({ ...site, language: 'de-DE' })).toEqual({ language: 'de-DE' })
    expect(languageToKeep(site)).toEqual({})
  })

  it('is read again while visitors are shown it, and that of the site else', () => {
    expect(languageFor(site, 'de-DE')).toEqual({ code: 'de-DE', prefix: '/de', own: 'en-US' })
    const own = { code: 'en-US', prefix: '', own: 'en-US' }
    expect(languageFor(site, undefined)).toEqual(own)
    expect(languageFor(site, 'fr-FR')).toEqual(own)
    expect(languageFor(site, 'it-IT')).toEqual(own)
  })

  it.each(['de_DE', 'de-de'])('is found though it was kept as %s', (code) => {
    expect(languageFor(site, code)).toMatchObject({ prefix: '/de' })
  })

  it('is that of the site where none was kept', () => {
    const english = { ...german, code: 'en-US', prefix: 'en' }
    expect(languageFor({ language: 'de-DE', languages: [english] }, '')).toMatchObject({ prefix: '' })
  })

  it.each(['e', '-', 'english!'])(
    'is that of the site where what was kept, such as %s, names none',
    (code) => {
      const english = { ...german, code: 'en-US', prefix: 'en' }
      expect(languageFor({ language: 'de-DE', languages: [english] }, code)).toMatchObject({ prefix: '' })
    },
  )
})
