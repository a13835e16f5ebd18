import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { followLanguage } from './follow-language.ts'
import { panelLocale } from './shown-language.ts'

const page = document.documentElement
let reload: ReturnType<typeof vi.spyOn>
beforeEach(() => {
  page.lang = 'en'
  reload = vi.spyOn(location, 'reload').mockImplementation(() => undefined)
})
afterEach(() => {
  page.lang = ''
  sessionStorage.clear()
  reload.mockRestore()
})

describe('the language of an account', () => {
  it('loads the page again where another is shown, and only once', () => {
    expect([followLanguage('de'), followLanguage('de')]).toEqual([true, false])
    expect(reload).toHaveBeenCalledTimes(1)
  })

  it('leaves the page alone where it is shown, and can be left again', () => {
    expect(followLanguage('en')).toBe(false)
    followLanguage('de')
    page.lang = 'de'
    expect([followLanguage('de'), followLanguage('en')]).toEqual([false, true])
  })
})

it('writes numbers as the site does where it speaks the language of the panel', () => {
  expect([panelLocale('en-GB'), panelLocale('de-CH')]).toEqual(['en-GB', 'en'])
  page.lang = 'de'
  expect([panelLocale('en-GB'), panelLocale('de-CH')]).toEqual(['de', 'de-CH'])
})
