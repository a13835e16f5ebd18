import { americanManner } from '@vitrine/domain/forms/parts/field-manner'
import { sayAsWritten } from '@vitrine/domain/words/say'
import { expect, it } from 'vitest'
import { partsHtml } from './field-controls.ts'

it('names the boxes of a telephone number by words, where their labels show how it is written', () => {
  const field = { id: 'phone', type: 'phone', isRequired: false, showCountryCode: false, options: [] }
  const filled = {
    field,
    id: 'phone',
    value: undefined,
    manner: americanManner,
    say: sayAsWritten,
    error: undefined,
  }
  const written = String(partsHtml(filled as never))
  const names = [...written.matchAll(/aria-label="([^"]+)"/g)].map(([, name]) => name)
  expect(names).toEqual(['Area code', 'Prefix', 'Line number'])
})
