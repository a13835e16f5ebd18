import type { Member } from '@vitrine/domain/members/member'
import type { MembershipPlan } from '@vitrine/domain/memberships/plan'
import type { Say } from '@vitrine/domain/words/say'
import { html, type Markup } from '@vitrine/storefront/parts/html/markup'
import { saidMarkup } from '../../http/language/said-markup.ts'
import { notice } from '../pages/account-frame.ts'
import {
  type Entered,
  emailLook,
  field,
  mainButton,
  passwordLook,
  rememberBox,
  signUpFields,
} from '../pages/door-forms.ts'

/** Which plan is joined, and where that leads back to. */
interface Wanted {
  readonly plan: MembershipPlan | null
  readonly to: string
}

/** What the plan is that somebody is about to join. */
export function planHead(plan: MembershipPlan, priceText: string): Markup {
  return html`<p class="vt-members-price">${priceText}</p>${
    plan.description === '' ? '' : html`<p class="vt-members-text">${plan.description}</p>`
  }`
}

/** The button of somebody who is signed in. */
export function joinForm(
  member: Member,
  { plan, to }: { readonly plan: MembershipPlan; readonly to: string },
  say: Say,
): Markup {
  return html`<p>${signedInAs(member.email, say)}</p><form class="vt-account-fields" method="post" action="/account/join">${hidden({ plan, to })}<div>${mainButton(say('Join'))}</div></form>`
}

/** The button that leads to the checkout, for whoever has an account and whoever has none. */
export function payForm(member: Member | null, wanted: Wanted, say: Say): Markup {
  const who = member
    ? html`<p>${signedInAs(member.email, say)} ${say('The membership goes with the address that you give at the checkout: keep this one.')}</p>`
    : html`<p>${say('The membership goes with the email address that you give at the checkout: you sign in by it, and can make an account after the payment.')}</p>`
  return html`${who}<form class="vt-account-fields" method="post" action="/account/join">${hidden(wanted)}<div>${mainButton(say('Go on to the payment'))}</div></form>`
}

/** The form of somebody who has no account yet. */
export function signUpAndJoinForm(wanted: Wanted, entered: Entered, say: Say): Markup {
  return html`<section class="vt-account-door"><h2>${say('I am new here')}</h2>${notice(entered.problem ?? '', 'bad')}<form class="vt-account-fields" method="post" action="/account/join">${hidden(wanted)}${signUpFields(entered, say)}<div>${mainButton(say('Sign up'))}</div></form><p>${say('We send you a mail: with the link in it you become a member.')}</p></section>`
}

/** The form of somebody who has an account. */
export function signInAndJoinForm(wanted: Wanted, entered: Entered, say: Say): Markup {
  return html`<section class="vt-account-door" id="sign-in"><h2>${say('I have an account')}</h2>${notice(entered.problem ?? '', 'bad')}<form class="vt-account-fields" method="post" action="/account/join/sign-in">${hidden(wanted)}${field(emailLook(say), entered)}${field(passwordLook(say), entered)}${rememberBox(say)}<div><button class="vt-account-plain" type="submit">${say('Sign in')}</button></div></form><p class="vt-account-links"><a href="/account/forgotten">${say('Forgot your password?')}</a></p></section>`
}

/** Who is signed in, as it is said to them. */
export function signedInAs(email: string, say: Say): Markup {
  return saidMarkup(say('You are signed in as {email}.'), { email: html`<strong>${email}</strong>` })
}

function hidden({ plan, to }: Wanted): Markup {
  return html`${plan ? html`<input type="hidden" name="plan" value="${plan.id}">` : ''}<input type="hidden" name="to" value="${to}">`
}
