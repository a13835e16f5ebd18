import type {
  accountSignInCall,
  accountSignOutCall,
  forgottenCall,
  forgottenPageCall,
  signUpCall,
  signUpPageCall,
} from '@vitrine/contract/members/page-calls'
import { checkEmail, checkMember } from '@vitrine/domain/members/check-member'
import { memberTexts } from '@vitrine/domain/members/member-texts'
import { presentOrderRow } from '@vitrine/domain/orders/present-order-row'
import { checkFieldsText } from '@vitrine/domain/refusals/refusal-texts'
import { sayIn, visitorWords } from '@vitrine/site/words/visitor-words'
import { html } from '@vitrine/storefront/parts/html/markup'
import type { Exchange } from '../../http/exchange.ts'
import { sayEach } from '../../http/language/say-each.ts'
import { failureText } from '../../http/reply/errors.ts'
import { type PageAnswer, type Refusal, redirect, refuse } from '../../http/reply/reply.ts'
import { tooMany } from '../../http/reply/too-many.ts'
import { orderOfLink } from '../../orders/order-links.ts'
import { hashPassword } from '../../owners/passwords.ts'
import { sendsMail } from '../../services/mailer.ts'
import { askForMail } from '../ask-for-mail.ts'
import { signIn } from '../sign-in.ts'
import { signOut } from '../sign-out.ts'
import { signedInMember } from '../signed-in-member.ts'
import { accountPage, type FrameExchange, notice } from './account-frame.ts'
import { type Entered, forgottenForm, signInForm, signUpForm } from './door-forms.ts'
import { noMailText } from './no-mail-text.ts'

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
  const say = sayIn(exchange.site.language)
  const body = signInForm({ values: { email }, problem: say(memberTexts.signInWrong) }, say)
  return accountPage(exchange, { title: say('Sign in'), body, refused: 'sign-in-wrong' })
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
  return showSignUp(exchange, { values })
}

/** The name and the address of an order, for who has its key. */
async function valuesOfOrder({
  query,
  store,
  services,
}: Exchange<typeof signUpPageCall>): Promise<Readonly<Record<string, string>>> {
  const { orderId = '', key = '' } = query
  const order = await orderOfLink(store, services.secret, { orderId, key })
  return order ? { name: presentOrderRow(order).customerName, email: order.contact.email, orderId, key } : {}
}

/** Asks for an account. Every address is answered alike, and after the same work. */
export async function postSignUp(exchange: Exchange<typeof signUpCall>): Promise<PageAnswer> {
  const off = withoutAccounts(exchange)
  if (off) return off
  const { name = '', email = '', password = '', orderId = '', key = '' } = exchange.form
  const errors = checkMember({ name, email, password })
  if (Object.keys(errors).length > 0)
    return showSignUp(exchange, { values: { name, email, orderId, key }, errors })
  const order = await orderOfLink(exchange.store, exchange.services.secret, { orderId, key })
  const signUp = {
    name: name.trim(),
    passwordHash: await hashPassword(password),
    ...(order && { orderId, linkVersion: order.linkVersion }),
  }
  await askForMail(exchange, { email, purpose: 'confirm', signUp })
  const say = sayIn(exchange.site.language)
  const text = say(
    'We have sent you a mail. Open the link in it to confirm your address: it holds for a day.',
  )
  return lookIntoMailbox(exchange, text, { href: '/account', label: say('Back to sign in') })
}

/** Shows the form of those who forgot their password. */
export async function getForgotten(exchange: Exchange<typeof forgottenPageCall>): Promise<PageAnswer> {
  return withoutAccounts(exchange) ?? showForgotten(exchange, {})
}

/** Has a link mailed that sets a new password. */
export async function postForgotten(exchange: Exchange<typeof forgottenCall>): Promise<PageAnswer> {
  const off = withoutAccounts(exchange)
  if (off) return off
  const { email = '' } = exchange.form
  const errors = checkEmail(email)
  if (Object.keys(errors).length > 0) return showForgotten(exchange, { values: { email }, errors })
  await askForMail(exchange, { email, purpose: 'reset' })
  const say = sayIn(exchange.site.language)
  const text = say(
    'If there is an account with this address, a mail with a link is on its way. It holds for an hour.',
  )
  return lookIntoMailbox(exchange, text, { href: '/account', label: say('Back to sign in') })
}

/** Pages without a signed-in customer are shown with these of an exchange. */
type DoorExchange = FrameExchange & Pick<Exchange, 'site' | 'services'>

function showSignUp(exchange: DoorExchange, entered: Entered): Promise<PageAnswer> {
  const { say, said, refused } = wordsFor(exchange, entered)
  const problem = refused ? say(checkFieldsText) : ''
  const body = signUpForm({ ...said, problem }, say)
  return accountPage(exchange, { title: say('Make an account'), body, refused })
}

function showForgotten(exchange: DoorExchange, entered: Entered): Promise<PageAnswer> {
  const { say, said, refused } = wordsFor(exchange, entered)
  return accountPage(exchange, {
    title: say('Forgot your password?'),
    body: forgottenForm(said, say),
    refused,
  })
}

function wordsFor({ site }: DoorExchange, entered: Entered) {
  const { say, sayComposed } = visitorWords(site.language)
  const refused = entered.errors ? 'fields-wrong' : null
  return { say, said: { ...entered, errors: sayEach(entered.errors, sayComposed) }, refused } as const
}

/** Asks somebody to open the mail that was sent, whoever they are; where none goes out, who has the link instead. */
export function lookIntoMailbox(
  exchange: DoorExchange,
  text: string,
  link?: { readonly href: string; readonly label: string },
): Promise<PageAnswer> {
  const say = sayIn(exchange.site.language)
  const back = link ? html`<a href="${link.href}">${link.label}</a>` : ''
  const links = html`<p class="vt-account-links">${back}<a href="/">${say('Back to the site')}</a></p>`
  if (!sendsMail(exchange.services)) {
    const title = say('This site sends no mail yet')
    return accountPage(exchange, { title, body: html`${notice(noMailText(say))}${links}` })
  }
  const body = html`${notice(text)}<p>${say('Nothing there? Look into the folder for unwanted mail, too.')}</p>${links}`
  return accountPage(exchange, { title: say('Look into your mailbox'), body })
}
