import { blankField } from '@vitrine/domain/forms/blank-field'
import { americanManner } from '@vitrine/domain/forms/parts/field-manner'
import { sayAsWritten } from '@vitrine/domain/words/say'
import { expect, it } from 'vitest'
import { inputHtml, partsHtml } from './field-controls.ts'
import { plainField } from './form-inputs.ts'

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

it('takes a number as it is typed, so that what is none is told, and tells a script which it takes', () => {
  const field = { ...blankField, id: 'pieces', type: 'number', least: 1, most: 999 } as const
  const rest = { value: undefined, manner: americanManner, say: sayAsWritten, error: undefined }
  const inputOf = (least: number | undefined) =>
    inputHtml({ field: { ...field, least }, id: 'pieces', ...rest }).text
  expect(inputOf(1)).toMatch(/ type="text" inputmode="decimal"/)
  // Keys of digits have no minus.
  expect(inputOf(-20)).toMatch(/ type="text" id=/)
  expect(plainField(field)).toMatchObject({ least: 1, most: 999 })
})
