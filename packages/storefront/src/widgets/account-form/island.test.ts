import { expect, it } from 'vitest'
import { wake } from './island.ts'

it('forgets what the server said of a field once it is mended, and leaves the others and the focus', () => {
  document.body.innerHTML = `<div class="vt-account"><p class="vt-account-notice vt-account-notice--bad" role="alert">Please check the fields.</p><form><label>Mail<input type="email" name="email" required aria-invalid="true" aria-describedby="email-error"></label><p id="email-error">Not valid</p>
    <input type="password" name="password" required aria-invalid="true" aria-describedby="password-error"><p id="password-error">Too short</p></form></div>`
  const form = document.querySelector('form') as HTMLFormElement
  const [mail, password] = form.querySelectorAll('input')
  wake(form)
  password?.focus()
  const type = (value: string) => {
    if (mail) mail.value = value
    mail?.dispatchEvent(new Event('input', { bubbles: true }))
  }
  type('')
  expect(document.querySelector('#email-error')).not.toBeNull()
  type('ada@example.com')
  expect([mail?.hasAttribute('aria-invalid'), mail?.hasAttribute('aria-describedby')]).toEqual([false, false])
  expect([
    document.querySelector('#email-error'),
    document.querySelector('#password-error')?.textContent,
    password?.getAttribute('aria-describedby'),
    document.activeElement,
  ]).toEqual([null, 'Too short', 'password-error', password])
  expect(document.querySelector('[role="alert"]')).not.toBeNull()
  if (password) password.value = 'blue mug, red mug'
  password?.dispatchEvent(new Event('input', { bubbles: true }))
  expect([document.querySelector('#password-error'), document.querySelector('[role="alert"]')]).toEqual([
    null,
    null,
  ])
})
