import { describe, expect, it } from 'vitest'
import type { Role } from '../../owners/role.ts'
import { blankField } from '../blank-field.ts'
import { type Form, usualFormSettings } from '../form.ts'
import type { FormField } from '../form-field.ts'
import type { FormDraft } from './draft-fields.ts'
import { asInBlock, draftOf, newForm, readFormDraft, readUnfinishedDraft, withDraft } from './form-draft.ts'
import { starterForm } from './starter-form.ts'

const form: Form = newForm('f1', {
  content: starterForm('Write to us'),
  settings: usualFormSettings,
  nowMs: 1_000,
})
const known = draftOf(form)
const admin: readonly Role[] = ['admin']

const errorsOf = (change: object, roles: readonly Role[] = admin) => {
  const result = readFormDraft({ ...known, ...change }, { known, roles })
  return result.ok ? {} : result.errors
}
const field = (more: Partial<FormField>): FormField => ({ ...blankField, id: 'x', title: 'X', ...more })

describe('a form that its owner writes', () => {
  it('is taken as it is read', () => {
    expect(readFormDraft(known, { known, roles: admin })).toEqual({ ok: true, draft: known })
  })

  it('keeps the least and the most of a number, and refuses a most that is less', () => {
    const fields = [field({ type: 'number', least: 1, most: 999 })]
    expect(readFormDraft({ ...known, fields }, { known, roles: admin })).toMatchObject({ draft: { fields } })
    expect(errorsOf({ fields: [field({ type: 'number', least: 5, most: 4 })] })).toEqual({
      'fields.0.most': 'The most is less than the least.',
    })
  })

  it('gives what is missing its preset, and leaves out what is unknown', () => {
    const result = readFormDraft({ fields: [{ id: 'a', title: 'A' }], stray: 1 }, { known, roles: admin })
    expect(result).toMatchObject({
      ok: true,
      draft: {
        name: '',
        asksForCaptcha: true,
        notifies: true,
        mostSubmissions: 0,
        fields: [{ type: 'text' }],
      },
    })
    expect(result).not.toHaveProperty('draft.stray')
  })

  it.each([
    [{ fields: [] }, { fields: 'A form needs a field that visitors fill in.' }],
    [{ fields: [field({ type: 'section' })] }, { fields: 'A form needs a field that visitors fill in.' }],
    [{ fields: [field({ title: ' ' })] }, { 'fields.0.title': 'Give the field a title.' }],
    [{ fields: [field({ type: 'hidden', title: '' })] }, {}],
    [{ fields: [field({}), field({})] }, { 'fields.1.id': 'Two fields have the same id.' }],
    [
      { fields: [field({ id: '__proto__' })] },
      { 'fields.0.id': 'The id of a field has letters, digits, hyphens and underscores, at most 64.' },
    ],
    [{ fields: [field({ type: 'radio' })] }, { 'fields.0.options': 'Give it at least one option.' }],
    [
      { fields: [field({ type: 'select', options: ['A', ' ', 'A'] })] },
      { 'fields.0.options.1': 'An option needs words.', 'fields.0.options.2': 'This option is there twice.' },
    ],
    [
      { fields: Array.from({ length: 61 }, (_, place) => field({ id: `f${place}` })) },
      { fields: 'There can be at most 60.' },
    ],
    [
      { fields: [field({ title: 'x'.repeat(501) })] },
      { 'fields.0.title': 'This text can have at most 500 characters.' },
    ],
    [
      { fields: [field({ type: 'textarea', maxLength: -1 })] },
      { 'fields.0.maxLength': 'This must be a whole number from 0 to 100000.' },
    ],
    [{ redirectUrl: '/thanks' }, {}],
    [{ redirectUrl: 'javascript:alert(1)' }, { redirectUrl: 'javascript:alert(1) is not a valid page URL' }],
    [
      { redirectUrl: 'mailto:a@example.com' },
      { redirectUrl: 'Visitors can be led to a page of this site, or to an address with http or https.' },
    ],
    [{ notifyEmail: 'nobody' }, { notifyEmail: 'Please enter a valid email' }],
    [{ notifyEmail: 'ada@example.com' }, {}],
  ])('%# is told what is wrong', (change, errors) => {
    expect(errorsOf(change)).toEqual(errors)
  })

  it('keeps the ids that a block gave, whatever they are', () => {
    const odd = { ...known, fields: [field({ id: 'a b.c' })] }
    expect(readFormDraft(odd, { known: odd, roles: admin }).ok).toBe(true)
  })

  it('lets administrators alone change code, and those alone say whom to mail who see submissions', () => {
    const code = { postSubmitHtml: '<script>1</script>' }
    const mail = { notifyEmail: 'ada@example.com', notifies: false }
    const whom = 'Only administrators and store managers say who is told of submissions.'
    expect(errorsOf(code, ['storeManager'])).toEqual({
      postSubmitHtml: 'Only administrators can change code.',
    })
    expect(errorsOf(mail, ['editor'])).toEqual({ notifyEmail: whom, notifies: whom })
    expect([
      errorsOf(code),
      errorsOf(mail, ['storeManager']),
      errorsOf({ name: 'Other' }, ['editor']),
    ]).toEqual([{}, {}, {}])
  })

  it('is shown while it is not finished', () => {
    const unfinished = readUnfinishedDraft({ ...known, fields: [field({ title: '', type: 'radio' })] })
    expect(unfinished).toMatchObject({ name: 'Write to us', fields: [{ title: '', type: 'radio' }] })
  })
})

describe('a form with a draft', () => {
  const said: Form = { ...form, inBlock: starterForm('In the block'), own: null }
  const changed: FormDraft = { ...draftOf(said), name: 'Renamed', mostSubmissions: 5 }

  it('has the words of its owner, its settings, and a later moment', () => {
    expect(withDraft(said, changed, 1_000)).toMatchObject({
      own: { name: 'Renamed' },
      settings: { mostSubmissions: 5, notifies: true },
      updatedAtMs: 1_001,
    })
  })

  it('stays that of its block where it says the same, and goes back to it', () => {
    expect(withDraft(said, { ...changed, name: 'In the block' }, 2_000).own).toBeNull()
    expect(asInBlock(withDraft(said, changed, 2_000), 3_000)).toMatchObject({
      own: null,
      settings: { mostSubmissions: 5 },
    })
  })
})
