import { memberPassword } from '@vitrine/domain/members/check-member'
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
export type AccountForm = 'name' | 'email' | 'password' | 'address' | 'erasure'

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
  readonly isOptional?: boolean
}

/** A field with its label, and what is wrong with it. Passwords are never given back. */
export function field(
  { name, label, type = 'text', autocomplete, isOptional = false }: FieldLook,
  { values = {}, errors = {} }: Entered = {},
): Markup {
  const error = errors[name]
  const value = type === 'password' ? '' : (values[name] ?? '').slice(0, 500)
  const required = isOptional ? '' : html` required`
  const wrong = error === undefined ? '' : html` aria-invalid="true" aria-describedby="${name}-error"`
  const said = error === undefined ? '' : html`<p class="vt-account-error" id="${name}-error">${error}</p>`
  return html`<div><label><span>${label}${isOptional ? ' (optional)' : ''}</span><input type="${type}" name="${name}" value="${value}" autocomplete="${autocomplete}" maxlength="500"${required}${wrong}></label>${said}</div>`
}

/** The main button of a form. */
export function mainButton(text: string): Markup {
  return html`<button class="sqs-system-button sqs-editable-button sqs-button-element--primary" type="submit">${text}</button>`
}

const email = { name: 'email', label: 'E-mail', type: 'email', autocomplete: 'username' } as const

/** The form that signs in. */
export function signInForm(entered: Entered): Markup {
  const password = {
    name: 'password',
    label: 'Password',
    type: 'password',
    autocomplete: 'current-password',
  } as const
  return html`<div class="vt-account-door">${notice(entered.told ?? '')}${notice(entered.problem ?? '', 'bad')}<form class="vt-account-fields" method="post" action="/account/sign-in">${field(email, entered)}${field(password, entered)}<label class="vt-account-check"><input type="checkbox" name="rememberMe" value="true"><span>Keep me signed in on this device</span></label><div>${mainButton('Sign in')}</div></form><p class="vt-account-links"><a href="/account/forgotten">Forgot your password?</a><a href="/account/sign-up">Make an account</a></p><p>You can buy without an account, too: each order has a page of its own, and its link is in the mail about it.</p></div>`
}

/** The form that asks for an account. */
export function signUpForm(entered: Entered): Markup {
  const name = { name: 'name', label: 'Name', autocomplete: 'name' } as const
  const password = {
    name: 'password',
    label: `Password (${memberPassword.min} characters or more)`,
    type: 'password',
    autocomplete: 'new-password',
  } as const
  return html`<div class="vt-account-door"><p>See your orders and files in one place, and keep your addresses for the next time.</p>${notice(entered.problem ?? '', 'bad')}<form class="vt-account-fields" method="post" action="/account/sign-up">${field(name, entered)}${field(email, entered)}${field(password, entered)}<div>${mainButton('Make an account')}</div></form><p class="vt-account-links"><a href="/account">I have an account</a></p></div>`
}

/** The form of those who forgot their password. */
export function forgottenForm(entered: Entered): Markup {
  return html`<div class="vt-account-door"><p>We send you a link by which you choose a new one.</p><form class="vt-account-fields" method="post" action="/account/forgotten">${field(email, entered)}<div>${mainButton('Send the link')}</div></form><p class="vt-account-links"><a href="/account">Back to sign in</a></p></div>`
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
export function passwordForm({ path, token, isNew, isMove = false }: PasswordForm, entered: Entered): Markup {
  const known = isMove ? 'Your password' : 'The password that you chose'
  const look = {
    name: 'password',
    label: isNew ? `New password (${memberPassword.min} characters or more)` : known,
    type: 'password',
    autocomplete: isNew ? 'new-password' : 'current-password',
  } as const
  return html`<div class="vt-account-door">${notice(entered.problem ?? '', 'bad')}<form class="vt-account-fields" method="post" action="${path}"><input type="hidden" name="token" value="${token}">${field(look, entered)}<div>${mainButton(isNew ? 'Set the password' : 'Confirm')}</div></form>${isNew ? '' : html`<p>If you did not ask for this, close this page: ${isMove ? 'no account is moved' : 'there is no account'} without your confirmation.</p>`}</div>`
}
