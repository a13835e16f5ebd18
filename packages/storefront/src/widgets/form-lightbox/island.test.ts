import { beforeEach, expect, it } from 'vitest'
import { wake } from './island.ts'

let details: HTMLDetailsElement
let button: HTMLElement
beforeEach(() => {
  document.body.innerHTML =
    '<details class="form-lightbox"><summary>Write to us</summary><div class="form-lightbox-content"><div class="form-wrapper"><form aria-label="Contact"><input></form></div></div></details>'
  details = document.querySelector('details') as HTMLDetailsElement
  button = document.querySelector('summary') as HTMLElement
})
const dialog = () => document.querySelector('dialog') as HTMLDialogElement

it('opens the form over the page, and never in its place', () => {
  wake(details)
  expect([dialog().open, button.getAttribute('aria-haspopup')]).toEqual([false, 'dialog'])
  button.click()
  expect([dialog().open, details.open]).toEqual([true, false])
  expect(dialog().getAttribute('aria-label')).toBe('Contact')
  expect(dialog().querySelector('button')?.getAttribute('aria-label')).toBe('Close')
  expect(dialog().querySelector('.form-wrapper form input')).not.toBeNull()
})

it('takes the focus back to the button when it is closed', () => {
  wake(details)
  button.click()
  dialog().querySelector('input')?.focus()
  dialog().querySelector('button')?.click()
  expect(dialog().open).toBe(false)
  expect(document.activeElement === button).toBe(true)
  button.click()
  dialog().click()
  expect([dialog().open, document.body.className]).toEqual([false, ''])
})

it('lays over the page what was opened in its place before', () => {
  details.open = true
  wake(details)
  expect([details.open, dialog().open]).toEqual([false, true])
})
