import { describe, expect, it } from 'vitest'
import { blankField } from './blank-field.ts'
import type { FormField } from './form-field.ts'
import { parseValues } from './parse-values.ts'
import { readValues } from './read-values.ts'

const buildField = (field: Pick<FormField, 'id' | 'type'>): FormField => ({ ...blankField, ...field })

const fields = [
  buildField({ id: 'text', type: 'textarea' }),
  buildField({ id: 'name', type: 'name' }),
  buildField({ id: 'mail', type: 'email' }),
  buildField({ id: 'scale', type: 'likert' }),
]

describe('parseValues', () => {
  it.each([
    { text: 'half \ud83d' },
    { name: ['Ada', '\udc00'] },
    { mail: { emailAddress: '\ud83d@example.com' } },
    { scale: { good: ['\ud83d'] } },
    { scale: { '\ud83d': ['Agree'] } },
  ])('refuses half a character within %j', (sent) => {
    expect(parseValues(fields, JSON.stringify(sent))).toEqual({ ok: false, problem: 'form-invalid' })
  })

  it('leaves out what steers a terminal, and keeps lines, tabs and whole characters', () => {
    const sent = { text: 'a\u0000\u001b[31m\tb\r\nc 😀', name: ['A\u0007da', ''] }
    expect(parseValues(fields, JSON.stringify(sent))).toMatchObject({
      ok: true,
      values: { text: 'a[31m\tb\nc 😀', name: ['Ada', ''] },
    })
  })
})

describe('readValues', () => {
  it('leaves the same out of a form without scripts', () => {
    expect(readValues(fields, (name) => (name === 'text' ? 'a\u0000\nb' : null))).toMatchObject({
      text: 'a\nb',
    })
  })

  it('counts a break of lines once, which plain forms post as two characters', () => {
    const [text] = fields
    const read = readValues(text ? [{ ...text, maxLength: 3 }] : [], () => 'a\r\nb')
    expect(read).toEqual({ text: 'a\nb' })
  })
})
