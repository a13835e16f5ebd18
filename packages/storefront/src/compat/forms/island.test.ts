import { expect, it } from 'vitest'
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
