import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { fakeNetwork } from '../../testing/fake-network.ts'
import { wake } from '../../widgets/forms/island.ts'
import { FormSubmit } from './form-submit.ts'

/** A form as the platform printed it into templates. */
const printed = `<div class="form-wrapper"><div class="form-inner-wrapper"><form action="https://other.example" method="POST">
  <div class="field-list clear">
    <fieldset id="name-1" class="form-item fields name required"><legend class="title">Name</legend>
      <div class="field first-name"><label class="caption"><input class="field-element" name="fname" value="Ada"></label></div>
      <div class="field last-name"><label class="caption"><input class="field-element" name="lname" value="Byron"></label></div></fieldset>
    <div id="email-1" class="form-item field email required"><label class="title">Email</label><input class="field-element" name="email" value="ada@example.com"></div>
    <fieldset id="phone-1" class="form-item fields phone"><input value="212"><input value="555"><input value="0100"></fieldset>
    <div id="section-1" class="form-item section">Words</div>
    <div id="checkbox-1" class="form-item field checkbox"><input type="checkbox" name="c" value="Mugs" checked><input type="checkbox" name="c" value="Bowls"></div>
    <div id="radio-1" class="form-item field radio"><input type="radio" name="r" value="Yes" checked><input type="radio" name="r" value="No"></div>
    <div id="select-1" class="form-item field select"><select name="s"><option>One</option><option selected>Two</option></select></div>
    <div id="textarea-1" class="form-item field textarea"><textarea>Hello</textarea></div>
  </div><input type="submit" value="Send"><div class="hidden form-submission-text">We got it.</div></form></div></div>`

const form = () => document.querySelector('form') as HTMLFormElement
const text = () => document.querySelector<HTMLElement>('.form-submission-text')

/** What the page does with a form that its script sends. */
function sendAsPage(event: Event): void {
  if (form().dataset.fields === undefined) return
  event.preventDefault()
  document.removeEventListener('submit', sendAsPage)
  wake(form())
  form().requestSubmit()
}

beforeEach(() => {
  document.body.innerHTML = printed
  document.body.id = 'collection-abc'
  for (const each of document.querySelectorAll<HTMLElement>('*')) each.scrollIntoView = () => undefined
  document.addEventListener('submit', sendAsPage)
})
afterEach(() => {
  document.removeEventListener('submit', sendAsPage)
  vi.unstubAllGlobals()
})

describe('a form that a template wrote out', () => {
  it.each([
    [
      'the form and settings',
      () => new FormSubmit(form()).submit({ formId: 'f1', collectionId: '', objectName: '' }),
    ],
    ['settings and ids', () => new FormSubmit({ formNode: { _node: form() } }).submit('f1')],
  ])('is sent in the shapes of values, given %s', async (_what, submit) => {
    const seen = fakeNetwork(({ path }) => ({ body: path.endsWith('Key') ? { key: '1:2:3' } : {} }))
    submit()
    await vi.waitFor(() => expect(seen).toHaveLength(2))
    const body = seen[1]?.body as { formId: string; form: string; pageId: string }
    expect(body).toMatchObject({ formId: 'f1', pageId: 'abc', pagePath: location.pathname })
    expect(JSON.parse(body.form)).toEqual({
      'name-1': ['Ada', 'Byron'],
      'email-1': 'ada@example.com',
      'phone-1': ['', '212', '555', '0100'],
      'checkbox-1': ['Mugs'],
      'radio-1': 'Yes',
      'select-1': 'Two',
      'textarea-1': 'Hello',
    })
    await vi.waitFor(() =>
      expect([form().hidden, text()?.hidden, text()?.className]).toEqual([
        true,
        false,
        'form-submission-text',
      ]),
    )
    expect(form().contains(text())).toBe(false)
  })

  it('says what is wrong with its fields, and asks nobody', async () => {
    const seen = fakeNetwork(() => ({ body: {} }))
    for (const input of document.querySelectorAll<HTMLInputElement>('#email-1 input')) input.value = 'nobody'
    new FormSubmit(form()).submit('f1')
    await vi.waitFor(() =>
      expect(document.querySelector('#email-1 .field-error')?.textContent).toContain('not valid'),
    )
    expect(seen).toEqual([])
  })

  it('is left alone without an id of a form', () => {
    new FormSubmit(form()).submit('')
    new FormSubmit(null).submit('f1')
    expect(form().dataset.fields).toBeUndefined()
  })
})
