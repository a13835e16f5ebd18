import { blankField } from '@vitrine/domain/forms/blank-field'
import { americanManner } from '@vitrine/domain/forms/parts/field-manner'
import { sayAsWritten } from '@vitrine/domain/words/say'
import { expect, it } from 'vitest'
import { partsHtml } from './field-controls.ts'

it('names the boxes of a telephone number by words, where their labels show how it is written', () => {
  const { text } = partsHtml({
    field: { ...blankField, id: 'phone', type: 'phone' },
    id: 'phone',
    value: undefined,
    manner: americanManner,
    say: sayAsWritten,
    error: undefined,
  })
  const names = [...text.matchAll(/aria-label="([^"]+)"/g)].map(([, name]) => name)
  expect(names).toEqual(['Area code', 'Prefix', 'Line number'])
})
