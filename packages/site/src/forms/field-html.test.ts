import { blankField } from '@vitrine/domain/forms/blank-field'
import { americanManner } from '@vitrine/domain/forms/parts/field-manner'
import { sayAsWritten } from '@vitrine/domain/words/say'
import { describe, expect, it } from 'vitest'
import { fieldHtml } from './field-html.ts'

const rest = { id: 'f', value: undefined, manner: americanManner, say: sayAsWritten, error: undefined }
const htmlOf = (field: Partial<typeof blankField>) =>
  fieldHtml({ ...rest, field: { ...blankField, id: 'f', title: 'Topics', ...field } }).text

describe('a field that is required is told to those who listen', () => {
  it('by its control where that is one: a box that is agreed to', () => {
    const text = htmlOf({ type: 'checkbox', options: ['I agree'], isRequired: true })
    expect(text).toMatch(/<input type="checkbox"[^>]* aria-required="true"/)
    expect(text).not.toContain('(required)')
  })

  it.each(['checkbox', 'likert'] as const)('by words where no control can say it: %s', (type) => {
    const text = htmlOf({ type, options: ['Ships', 'Trains'], isRequired: true })
    expect(text).toContain('<span class="v6-visually-hidden"> (required)</span></legend>')
    expect(text).not.toContain('aria-required')
    expect(htmlOf({ type, options: ['Ships', 'Trains'] })).not.toContain('required')
  })
})
