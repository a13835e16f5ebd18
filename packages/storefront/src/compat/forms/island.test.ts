import { expect, it } from 'vitest'
import { readFields } from '../../widgets/forms/read-fields.ts'
import { readForm } from '../../widgets/forms/read-form.ts'
import { wake } from './island.ts'

const field = '<div id="email-1" class="form-item field email required"><input name="email"></div>'

function show(attributes: string): HTMLFormElement {
  document.body.innerHTML = `<form ${attributes}>${field}</form>`
  const form = document.querySelector('form') as HTMLFormElement
  wake(form)
  return form
}

it.each([
  ['data-form-id="f1"', 'its attribute'],
  [`onsubmit="new Y.Squarespace.FormSubmit(form).submit({ formId: 'f1', collectionId: '' })"`, 'settings'],
  [`onsubmit="(new Y.Squarespace.FormSubmit({ formNode: Y.Node(form) })).submit('f1', '', '')"`, 'its ids'],
])('a form that a template wrote out with %s is known by %s', (attributes) => {
  const { dataset, onsubmit } = show(attributes)
  expect([dataset.formId, onsubmit]).toEqual(['f1', null])
  expect(JSON.parse(dataset.fields ?? '')).toEqual([
    { id: 'email-1', type: 'email', isRequired: true, options: [] },
  ])
})

it('is left alone where nothing tells its form', () => {
  expect(show('onsubmit="FormSubmit()"').dataset.fields).toBeUndefined()
})

const scale = (name: string) =>
  [-2, -1, 0, 1, 2]
    .map(
      (place) =>
        `<div class="option"><label><input type="radio" name="${name}" value="v${place}">${place}</label></div>`,
    )
    .join('')

it('sends the answers to statements, and what the address tells of hidden fields under the name that the template wrote', async () => {
  document.body.innerHTML = `<form data-form-id="f1">
    <div id="likert-1" class="form-item field likert">
      <div class="item" data-question="It is warm"><div class="question">Warm?</div>${scale('q-0')}</div>
      <fieldset><legend> It is heavy </legend><div>${scale('q-1')}</div></fieldset></div>
    <div id="likert-2" class="form-item field likert"><b>It holds</b>${scale('q-2')}<b>It lasts</b>${scale('q-3')}</div>
    <div id="hidden-1" class="form-item field hidden"><input type="hidden" name="campaign" value="none"></div></form>`
  const form = document.querySelector('form') as HTMLFormElement
  wake(form)
  const answers = [...form.querySelectorAll<HTMLInputElement>('input[type="radio"]')]
  for (const place of [4, 5, 11]) answers[place]?.click()
  history.replaceState(null, '', '?campaign=spring')
  const { values } = readForm(form, readFields(form))
  history.replaceState(null, '', '?')
  expect(values).toEqual({
    'likert-1': { 'It is warm': ['2'], 'It is heavy': ['-2'] },
    // Statements that cannot be told apart are refused by the server, which knows none without a text.
    'likert-2': { '': expect.anything() },
    'hidden-1': 'spring',
  })
})
