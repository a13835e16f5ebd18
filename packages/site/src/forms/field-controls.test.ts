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

it('tells the arrows of a number which numbers it takes, and a script the same', () => {
  const field = { ...blankField, id: 'pieces', type: 'number', least: 1, most: 999 } as const
  const rest = { value: undefined, manner: americanManner, say: sayAsWritten, error: undefined }
  expect(inputHtml({ field, id: 'pieces', ...rest }).text).toContain(' min="1" max="999"')
  expect(inputHtml({ field: { ...field, type: 'text' }, id: 'pieces', ...rest }).text).not.toMatch(
    /min=|max=/,
  )
  expect(plainField(field)).toMatchObject({ least: 1, most: 999 })
})
