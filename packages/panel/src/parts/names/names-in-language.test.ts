import { afterEach, beforeEach, expect, it, vi } from 'vitest'

beforeEach(() => {
  vi.resetModules()
  document.documentElement.lang = 'de'
})
afterEach(() => {
  document.documentElement.lang = ''
})

it('names currencies in the language of the panel', async () => {
  const { currencyLabel } = await import('./currency-names.ts')
  expect(currencyLabel('USD')).toBe('USD: US-Dollar')
  expect(currencyLabel('GBP')).toBe('GBP: Britisches Pfund')
})

it('names languages in the language of the panel, by their order in it', async () => {
  const { languageChoices } = await import('./language-names.ts')
  expect(languageChoices(['fr-FR', 'en-GB', 'de-AT']).map(({ label }) => label)).toEqual([
    'Deutsch (Österreich)',
    'Englisch (Vereinigtes Königreich)',
    'Französisch (Frankreich)',
  ])
})
