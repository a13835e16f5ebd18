import { afterEach, expect, it } from 'vitest'
import { sendForm } from './send-form.ts'

let sent = 0
afterEach(() => {
  sent = 0
  document.body.replaceChildren()
})

function showForm(inside: string): void {
  document.body.innerHTML = `<form>${inside}</form>`
  document.querySelector('form')?.addEventListener('submit', (event) => {
    event.preventDefault()
    sent += 1
  })
}

it('sends a form as its button does, but not while that cannot be pressed', () => {
  showForm('<input><button type="submit">Save</button>')
  sendForm(document.body)
  expect(sent).toBe(1)
  document.querySelector('button')?.setAttribute('disabled', '')
  sendForm(document.body)
  expect(sent).toBe(1)
})

it('sends nothing that has no button for it: it was sent, or its button alone sends it', () => {
  showForm('<input><button type="button">Done</button>')
  sendForm(document.body)
  expect(sent).toBe(0)
})
