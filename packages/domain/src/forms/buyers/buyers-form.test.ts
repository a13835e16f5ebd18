import { describe, expect, it } from 'vitest'
import { formEntryTypes } from '../../content/blocks/form-field-types.ts'
import { programReader } from '../answer-reader.ts'
import { blankField } from '../blank-field.ts'
import { emptyFormContent } from '../form.ts'
import type { FormField } from '../form-field.ts'
import { type BuyersForm, buyersFormOf, isAskedWhole } from './buyers-form.ts'
import { fillFromText, isStillFilled } from './filled-form.ts'
import { readAnswers, readFilling, storeFilling } from './stored-filling.ts'

const field = (part: Partial<FormField>): FormField => ({ ...blankField, title: part.id ?? '', ...part })
const formOf = (...fields: readonly FormField[]): BuyersForm => ({ id: 'form', name: 'Engraving', fields })
const storedOf = (fields: readonly FormField[]) => ({
  id: 'form',
  own: { ...emptyFormContent, fields },
  inBlock: emptyFormContent,
})

const words = field({ id: 'words', title: 'Words', isRequired: true })
const engraving = formOf(words, field({ id: 'font', type: 'select', options: ['Serif', 'Sans'] }))

describe('a form that buyers fill in', () => {
  it('asks for every kind of field but files and passwords, and in one step', () => {
    const stored = storedOf(formEntryTypes.map((type) => field({ id: type, type })))
    const asked = buyersFormOf(stored)?.fields.map(({ type }) => type)
    expect(formEntryTypes.filter((type) => !asked?.includes(type))).toEqual(['password', 'step', 'file'])
    expect(isAskedWhole(stored)).toBe(false)
  })

  it('is none where nothing of it can be answered', () => {
    expect(buyersFormOf(storedOf([field({ type: 'section' }), field({ type: 'file' })]))).toBeNull()
  })
})

describe('what is filled in', () => {
  it.each([null, undefined, '', 'null', '{}'])('is nothing when %o is sent', (sent) => {
    expect(fillFromText(null, sent)).toEqual({ ok: true, filled: null })
    expect(fillFromText(formOf(field({ id: 'note' })), sent)).toEqual({ ok: true, filled: null })
  })

  it('is refused in words where it does not fit the form', () => {
    const problem = (sent: string) => fillFromText(engraving, sent)
    expect(problem('{"words"')).toMatchObject({ problem: 'fields-unreadable' })
    expect(problem('[1]')).toMatchObject({ problem: 'fields-unreadable' })
    expect(problem('{}')).toMatchObject({ problem: 'fields-invalid', errors: { words: 'Required' } })
    expect(problem('{"words":"Ada","other":"x"}')).toMatchObject({ problem: 'fields-invalid', errors: {} })
    expect(problem('{"words":["Ada"]}')).toMatchObject({ problem: 'fields-invalid' })
    expect(problem('{"words":"Ada","font":"Comic"}')).toMatchObject({
      errors: { font: 'Please choose among the options.' },
    })
    expect(fillFromText(null, '{"words":"Ada"}')).toMatchObject({ problem: 'fields-invalid' })
  })

  it('is refused where it is more than is kept: ten thousand fields, or a very long text', () => {
    const many = Object.fromEntries(Array.from({ length: 10_000 }, (_, index) => [`f${index}`, 'x']))
    expect(fillFromText(engraving, JSON.stringify(many))).toMatchObject({ problem: 'fields-invalid' })
    const texts = Array.from({ length: 12 }, (_, index) => field({ id: `t${index}` }))
    const long = Object.fromEntries(texts.map(({ id }) => [id, 'x'.repeat(1_999)]))
    expect(fillFromText(formOf(...texts), JSON.stringify(long))).toMatchObject({ problem: 'fields-too-long' })
    expect(fillFromText(engraving, '{"__proto__":{"words":"Ada"},"words":"Ada"}')).toMatchObject({
      ok: false,
    })
  })

  it('is the same text for the same answers, whatever their order', () => {
    const texts = ['{"words":"Ada","font":"Sans"}', '{ "font": "Sans", "words": "Ada" }'].map((sent) => {
      const filling = fillFromText(engraving, sent)
      return filling.ok ? storeFilling(filling.filled).additionalFields : null
    })
    expect(texts[0]).toBe('{"words":"Ada","font":"Sans"}')
    expect(texts[1]).toBe(texts[0])
  })

  it('leaves out what its conditions do not ask for', () => {
    const shownIf = [{ fieldId: 'font', test: 'is', value: 'Sans' }] as const
    const form = formOf(
      field({ id: 'font', type: 'select', options: ['Serif', 'Sans'] }),
      field({ id: 'size', isRequired: true, shownIf: [...shownIf] }),
    )
    expect(fillFromText(form, '{"font":"Serif","size":"9"}')).toMatchObject({
      filled: { values: { font: 'Serif' } },
    })
    expect(fillFromText(form, '{"font":"Sans"}')).toMatchObject({ errors: { size: 'Required' } })
  })

  it('reads by the titles of then, whatever becomes of the form', () => {
    const filling = fillFromText(engraving, '{"words":"For <b>Ada</b>","font":"Sans"}')
    const stored = storeFilling(filling.ok ? filling.filled : null)
    expect(readAnswers(stored, programReader)).toEqual([
      { title: 'Words', lines: ['For <b>Ada</b>'] },
      { title: 'font', lines: ['Sans'] },
    ])
    expect(isStillFilled(engraving, readFilling(stored))).toBe(true)
    expect(isStillFilled(formOf(words), readFilling(stored))).toBe(true)
    const more = formOf(words, field({ id: 'date', isRequired: true }))
    expect(isStillFilled(more, readFilling(stored))).toBe(false)
  })

  it('reads lines of before fields were kept, under their ids', () => {
    expect(
      readAnswers({ additionalFields: '{"Name":"Ada","Size":{"value":9},"More":[1]}' }, programReader),
    ).toEqual([
      { title: 'Name', lines: ['Ada'] },
      { title: 'Size', lines: ['9'] },
      { title: 'More', lines: ['[1]'] },
    ])
    expect(readAnswers({ additionalFields: '[1]' }, programReader)).toEqual([])
  })
})
