import { memberPassword } from '@vitrine/domain/members/check-member'
import type { Member } from '@vitrine/domain/members/member'
import { html, type Markup } from '@vitrine/storefront/parts/html/markup'
import { type Entered, enteredIn, field } from './door-forms.ts'

const ownPassword = {
  name: 'password',
  label: 'Your password',
  type: 'password',
  autocomplete: 'current-password',
} as const

/** Name, address and password of an account, each with the form that changes it. */
export function personPart({ name }: Member, entered: Entered): Markup {
  const nameIn = enteredIn('name', entered, { name })
  const emailIn = enteredIn('email', entered)
  const passwordIn = enteredIn('password', entered)
  const next = { ...ownPassword, name: 'newPassword', label: newLabel, autocomplete: 'new-password' }
  const address = {
    name: 'email',
    label: 'New e-mail address',
    type: 'email',
    autocomplete: 'email',
  } as const
  return html`<section><h2>Sign-in and name</h2>${change('name', 'Change the name', nameIn, html`${field({ name: 'name', label: 'Name', autocomplete: 'name' }, nameIn)}${keep('Keep the name')}`)}${change('email', 'Change the e-mail address', emailIn, html`<p>We mail a link to the new address. From its confirmation on you sign in with it; what you ordered before stays in your account.</p>${field(address, emailIn)}${field(ownPassword, emailIn)}${keep('Send the link')}`)}${change('password', 'Change the password', passwordIn, html`<p>You are signed out on all other devices then.</p>${field({ ...ownPassword, label: 'Your password as it is' }, passwordIn)}${field(next, passwordIn)}${keep('Set the password')}`)}</section>`
}

const newLabel = `New password (${memberPassword.min} characters or more)`

function change(path: string, summary: string, entered: Entered, fields: Markup): Markup {
  const isOpen = entered.errors === undefined ? '' : html` open`
  return html`<details${isOpen}><summary>${summary}</summary><form class="vt-account-fields vt-account-door" method="post" action="/account/${path}">${fields}</form></details>`
}

function keep(text: string): Markup {
  return html`<div><button class="vt-account-plain" type="submit">${text}</button></div>`
}
