import type { Member } from '@vitrine/domain/members/member'
import type { Say } from '@vitrine/domain/words/say'
import { html, type Markup } from '@vitrine/storefront/parts/html/markup'
import { type Entered, emailLook, enteredIn, field, newPasswordLook, passwordLook } from './door-forms.ts'

/** Name, address and password of an account, each with the form that changes it. */
export function personPart({ name }: Member, entered: Entered, say: Say): Markup {
  const nameIn = enteredIn('name', entered, { name })
  const emailIn = enteredIn('email', entered)
  const passwordIn = enteredIn('password', entered)
  const ownPassword = passwordLook(say, say('Your password'))
  const asItIs = passwordLook(say, say('Your password as it is'))
  const next = { ...newPasswordLook(say), name: 'newPassword' }
  const address = { ...emailLook(say), label: say('New email address'), autocomplete: 'email' }
  const named = { name: 'name', label: say('Name'), autocomplete: 'name' }
  const forms = [
    change(
      'name',
      say('Change the name'),
      nameIn,
      html`${field(named, nameIn)}${keep(say('Keep the name'))}`,
    ),
    change(
      'email',
      say('Change the email address'),
      emailIn,
      html`<p>${say('We mail a link to the new address. From its confirmation on you sign in with it; what you ordered before stays in your account.')}</p>${field(address, emailIn)}${field(ownPassword, emailIn)}${keep(say('Send the link'))}`,
    ),
    change(
      'password',
      say('Change the password'),
      passwordIn,
      html`<p>${say('You are signed out on all other devices then.')}</p>${field(asItIs, passwordIn)}${field(next, passwordIn)}${keep(say('Set the password'))}`,
    ),
  ]
  return html`<section><h2>${say('Sign-in and name')}</h2>${forms}</section>`
}

function change(path: string, summary: string, entered: Entered, fields: Markup): Markup {
  const isOpen = entered.errors === undefined ? '' : html` open`
  return html`<details${isOpen}><summary>${summary}</summary><form class="vt-account-fields vt-account-door" method="post" action="/account/${path}">${fields}</form></details>`
}

function keep(text: string): Markup {
  return html`<div><button class="vt-account-plain" type="submit">${text}</button></div>`
}
