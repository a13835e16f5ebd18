import { memberPassword } from '@vitrine/domain/members/check-member'
import type { Say } from '@vitrine/domain/words/say'
import { html, type Markup } from '@vitrine/storefront/parts/html/markup'
import { notice } from './account-frame.ts'

/** What was entered before, and what is wrong with it. */
export interface Entered {
  readonly values?: Readonly<Record<string, string>>
  readonly errors?: Readonly<Record<string, string>>
  /** What is said above the form. */
  readonly problem?: string
  readonly told?: string
  /** Which of the forms of a page it was. */
  readonly form?: AccountForm
}

/** The forms on the page of an account. */
export type AccountForm = 'name' | 'email' | 'password' | 'address' | 'address-change' | 'erasure'

/** What was entered into one of the forms of a page: what stands in it at first where it was another. */
export function enteredIn(
  form: AccountForm,
  entered: Entered,
  values: Readonly<Record<string, string>> = {},
): Entered {
  return entered.form === form ? entered : { values }
}

interface FieldLook {
  readonly name: string
  readonly label: string
  readonly type?: 'text' | 'email' | 'password' | 'tel'
  readonly autocomplete: string
  /** What is said of a field that may stay empty; left out: it may not. */
  readonly optional?: string
}

/** A field with its label, and what is wrong with it. Passwords are never given back. */
export function field(
  { name, label, type = 'text', autocomplete, optional }: FieldLook,
  { values = {}, errors = {} }: Entered = {},
): Markup {
  const error = errors[name]
  const value = type === 'password' ? '' : (values[name] ?? '').slice(0, 500)
  const required = optional === undefined ? html` required` : ''
  const wrong = error === undefined ? '' : html` aria-invalid="true" aria-describedby="${name}-error"`
  const said = error === undefined ? '' : html`<p class="vt-account-error" id="${name}-error">${error}</p>`
  return html`<div><label><span>${optional === undefined ? label : `${label} (${optional})`}</span><input type="${type}" name="${name}" value="${value}" autocomplete="${autocomplete}" maxlength="500"${required}${wrong}></label>${said}</div>`
}

/** The main button of a form. */
export function mainButton(text: string): Markup {
  return html`<button class="sqs-system-button sqs-editable-button sqs-button-element--primary" type="submit">${text}</button>`
}

/** The field of the address that somebody signs in with. */
export function emailLook(say: Say): FieldLook {
  return { name: 'email', label: say('Email'), type: 'email', autocomplete: 'username' }
}

/** The field of a password that is known. */
export function passwordLook(say: Say, label?: string): FieldLook {
  const shown = label ?? say('Password')
  return { name: 'password', label: shown, type: 'password', autocomplete: 'current-password' }
}

/** The field of a password that is chosen here. */
export function newPasswordLook(say: Say, isFirst = false): FieldLook {
  const least = { least: memberPassword.min }
  const label = isFirst
    ? say('Password ({least} characters or more)', least)
    : say('New password ({least} characters or more)', least)
  return { name: 'password', label, type: 'password', autocomplete: 'new-password' }
}

/** The form that signs in. */
export function signInForm(entered: Entered, say: Say): Markup {
  return html`<div class="vt-account-door">${notice(entered.told ?? '')}${notice(entered.problem ?? '', 'bad')}<form class="vt-account-fields" method="post" action="/account/sign-in">${field(emailLook(say), entered)}${field(passwordLook(say), entered)}${rememberBox(say)}<div>${mainButton(say('Sign in'))}</div></form><p class="vt-account-links"><a href="/account/forgotten">${say('Forgot your password?')}</a><a href="/account/sign-up">${say('Make an account')}</a></p><p>${say('You can buy without an account, too: each order has a page of its own, and its link is in the mail about it.')}</p></div>`
}

/** Whether a device is remembered. */
export function rememberBox(say: Say): Markup {
  return html`<label class="vt-account-check"><input type="checkbox" name="rememberMe" value="true"><span>${say('Keep me signed in on this device')}</span></label>`
}

/** The form that asks for an account. */
export function signUpForm(entered: Entered, say: Say): Markup {
  return html`<div class="vt-account-door"><p>${say('See your orders and files in one place, and keep your addresses for the next time.')}</p>${notice(entered.problem ?? '', 'bad')}<form class="vt-account-fields" method="post" action="/account/sign-up">${ofOrder(entered)}${signUpFields(entered, say)}<div>${mainButton(say('Make an account'))}</div></form><p class="vt-account-links"><a href="/account">${say('I have an account')}</a></p></div>`
}

/** The order whose address goes into the account. */
function ofOrder({ values = {} }: Entered): Markup {
  const { orderId = '', key = '' } = values
  return orderId === ''
    ? html``
    : html`<input type="hidden" name="orderId" value="${orderId}"><input type="hidden" name="key" value="${key}">`
}

/** Name, address and password of who has no account yet. */
export function signUpFields(entered: Entered, say: Say): Markup {
  const name = { name: 'name', label: say('Name'), autocomplete: 'name' }
  return html`${field(name, entered)}${field(emailLook(say), entered)}${field(newPasswordLook(say, true), entered)}`
}

/** The form of those who forgot their password. */
export function forgottenForm(entered: Entered, say: Say): Markup {
  return html`<div class="vt-account-door"><p>${say('We send you a link by which you choose a new one.')}</p><form class="vt-account-fields" method="post" action="/account/forgotten">${field(emailLook(say), entered)}<div>${mainButton(say('Send the link'))}</div></form><p class="vt-account-links"><a href="/account">${say('Back to sign in')}</a></p></div>`
}

interface PasswordForm {
  readonly path: string
  readonly token: string
  /** Whether a new one is chosen. */
  readonly isNew: boolean
  /** Whether an account is moved by it. */
  readonly isMove?: boolean
}

/** The form behind a mailed link: the password that was chosen, or a new one. */
export function passwordForm(
  { path, token, isNew, isMove = false }: PasswordForm,
  entered: Entered,
  say: Say,
): Markup {
  const known = isMove ? say('Your password') : say('The password that you chose')
  const look = isNew ? newPasswordLook(say) : passwordLook(say, known)
  const otherwise = isMove
    ? say('If you did not ask for this, close this page: no account is moved without your confirmation.')
    : say('If you did not ask for this, close this page: there is no account without your confirmation.')
  const button = mainButton(isNew ? say('Set the password') : say('Confirm'))
  return html`<div class="vt-account-door">${notice(entered.problem ?? '', 'bad')}<form class="vt-account-fields" method="post" action="${path}"><input type="hidden" name="token" value="${token}">${field(look, entered)}<div>${button}</div></form>${isNew ? '' : html`<p>${otherwise}</p>`}</div>`
}
