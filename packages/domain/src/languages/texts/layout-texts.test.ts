import { expect, it } from 'vitest'
import { blankField } from '../../forms/blank-field.ts'
import { visitLayout } from './layout-texts.ts'
import { textsOf, withTexts } from './text-field.ts'

const fields = [
  { ...blankField, id: 'how', type: 'radio', title: 'How', options: ['By boat', 'On foot'] },
  { ...blankField, id: 'where', title: 'Where', shownIf: [{ fieldId: 'how', test: 'is', value: 'By boat' }] },
] as const
const value = {
  formId: 'trips',
  name: 'Trips',
  fields,
  submitLabel: 'Go',
  submissionHtml: '',
  disclaimerHtml: '',
  buttonAlignment: 'left',
  opensInLightbox: false,
  openLabel: '',
} as const
const blocks = [{ id: 'b1', type: 'form', value }] as const
const layout = { raw: false, layout: { columns: 12, rows: [{ columns: [{ span: 12, blocks }] }] } } as const
const translated = (boat: string) => {
  const made = (text: string) => ({ text, sourceHash: '' })
  const texts = {
    'block:b1:fields:0:option:By boat': made(boat),
    'block:b1:fields:0:option:On foot': made('Zu Fuß'),
  }
  return JSON.stringify(withTexts(layout, visitLayout, [texts]))
}

it('has the options of a form in a block among its texts, and asks in the words of the language', () => {
  expect(textsOf(layout, visitLayout).map(({ name }) => name)).toContain('block:b1:fields:0:option:By boat')
  const german = translated('Mit dem Boot')
  expect(german).toContain('"options":["Mit dem Boot","Zu Fuß"]')
  expect(german).toContain('"value":"Mit dem Boot"')
})

it('keeps options apart that a translation would make the same', () => {
  expect(translated('Zu Fuß')).toContain('"options":["By boat","On foot"]')
})
