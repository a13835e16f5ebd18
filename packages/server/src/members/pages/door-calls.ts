import type {
  accountSignInCall,
  accountSignOutCall,
  forgottenCall,
  forgottenPageCall,
  signUpCall,
  signUpPageCall,
} from '@vitrine/contract/members/page-calls'
import { checkEmail, checkMember } from '@vitrine/domain/members/check-member'
import { presentOrderRow } from '@vitrine/domain/orders/present-order-row'
import { checkFieldsText } from '@vitrine/domain/refusals/refusal-texts'
import { html } from '@vitrine/storefront/parts/html/markup'
import type { Exchange } from '../../http/exchange.ts'
import { failureText } from '../../http/reply/errors.ts'
import { type PageAnswer, type Refusal, redirect, refuse } from '../../http/reply/reply.ts'
import { tooMany } from '../../http/reply/too-many.ts'
import { isOrderKey } from '../../orders/order-links.ts'
import { hashPassword } from '../../owners/passwords.ts'
import { askForMail } from '../ask-for-mail.ts'
import { signIn, signInWrongText } from '../sign-in.ts'
import { signOut } from '../sign-out.ts'
import { signedInMember } from '../signed-in-member.ts'
import { accountPage, type FrameExchange, notice } from './account-frame.ts'
import { forgottenForm, signInForm, signUpForm } from './door-forms.ts'

/** Refuses what a site does not offer; null: it has accounts. */
export function withoutAccounts({ site }: Pick<Exchange, 'site'>): Refusal | null {
  return site.store.hasAccounts ? null : refuse('not-found', failureText.notFound)
}

/** Signs in by a plain form. */
export async function postAccountSignIn(exchange: Exchange<typeof accountSignInCall>): Promise<PageAnswer> {
  const off = withoutAccounts(exchange)
  if (off) return off
  const { email = '', password = '', rememberMe } = exchange.form
  const outcome = await signIn(exchange, { email, password, isRemembered: rememberMe === 'true' })
  if (outcome.state === 'too-many') return tooMany(outcome.retryAfterMs)
  if (outcome.state === 'in') return redirect('/account', { cookies: outcome.session.cookies })
  const body = signInForm({ values: { email }, problem: signInWrongText })
  return accountPage(exchange, { title: 'Sign in', body, refused: 'sign-in-wrong' })
}

/** Signs out by a plain form; what is in the cart stays. */
export async function postAccountSignOut(exchange: Exchange<typeof accountSignOutCall>): Promise<PageAnswer> {
  const cookies = await signOut(exchange, true)
  return redirect(exchange.site.store.hasAccounts ? '/account?done=signed-out' : '/', { cookies })
}

/** Shows the form that asks for an account. */
export async function getSignUp(exchange: Exchange<typeof signUpPageCall>): Promise<PageAnswer> {
  const off = withoutAccounts(exchange)
  if (off) return off
  if (await signedInMember(exchange)) return redirect('/account')
  const values = await valuesOfOrder(exchange)
  return accountPage(exchange, { title: signUpTitle, body: signUpForm({ values }) })
}

/** The name and the address of an order, for who has its key. */
async function valuesOfOrder({
  query,
  store,
  services,
}: Exchange<typeof signUpPageCall>): Promise<Readonly<Record<string, string>>> {
  const { orderId = '', key = '' } = query
  const order = isOrderKey(services.secret, orderId, key) ? await store.orders.find(orderId) : undefined
  return order ? { name: presentOrderRow(order).customerName, email: order.contact.email } : {}
}

/** Asks for an account. Every address is answered alike, and after the same work. */
export async function postSignUp(exchange: Exchange<typeof signUpCall>): Promise<PageAnswer> {
  const off = withoutAccounts(exchange)
  if (off) return off
  const { name = '', email = '', password = '' } = exchange.form
  const errors = checkMember({ name, email, password })
  if (Object.keys(errors).length > 0) {
    const body = signUpForm({ values: { name, email }, errors, problem: checkFieldsText })
    return accountPage(exchange, { title: signUpTitle, body, refused: 'fields-wrong' })
  }
  const signUp = { name: name.trim(), passwordHash: await hashPassword(password) }
  await askForMail(exchange, { email, purpose: 'confirm', signUp })
  return mailed(
    exchange,
    'We have sent you a mail. Open the link in it to confirm your address: it holds for a day.',
  )
}

/** Shows the form of those who forgot their password. */
export async function getForgotten(exchange: Exchange<typeof forgottenPageCall>): Promise<PageAnswer> {
  return (
    withoutAccounts(exchange) ?? accountPage(exchange, { title: forgottenTitle, body: forgottenForm({}) })
  )
}

/** Has a link mailed that sets a new password. */
export async function postForgotten(exchange: Exchange<typeof forgottenCall>): Promise<PageAnswer> {
  const off = withoutAccounts(exchange)
  if (off) return off
  const { email = '' } = exchange.form
  const errors = checkEmail(email)
  if (Object.keys(errors).length > 0) {
    const body = forgottenForm({ values: { email }, errors })
    return accountPage(exchange, { title: forgottenTitle, body, refused: 'fields-wrong' })
  }
  await askForMail(exchange, { email, purpose: 'reset' })
  return mailed(
    exchange,
    'If there is an account with this address, a mail with a link is on its way. It holds for an hour.',
  )
}

const signUpTitle = 'Make an account'
const forgottenTitle = 'Forgot your password?'

function mailed(exchange: FrameExchange, text: string): Promise<PageAnswer> {
  const body = html`${notice(text)}<p>Nothing there? Look into the folder for unwanted mail, too.</p><p class="vt-account-links"><a href="/account">Back to sign in</a><a href="/">Back to the site</a></p>`
  return accountPage(exchange, { title: 'Look into your mailbox', body })
}
