import { memberPassword } from '@vitrine/domain/members/check-member'
import type { Member } from '@vitrine/domain/members/member'
import type { MembershipPlan } from '@vitrine/domain/memberships/plan'
import { html, type Markup } from '@vitrine/storefront/parts/html/markup'
import { notice } from '../pages/account-frame.ts'
import { type Entered, field, mainButton } from '../pages/door-forms.ts'

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
): Markup {
  return html`<p>You are signed in as <strong>${member.email}</strong>.</p><form class="vt-account-fields" method="post" action="/account/join">${hidden({ plan, to })}<div>${mainButton('Join')}</div></form>`
}

/** The button that leads to the checkout, for whoever has an account and whoever has none. */
export function payForm(member: Member | null, wanted: Wanted): Markup {
  const who = member
    ? html`<p>You are signed in as <strong>${member.email}</strong>. The membership goes with the address that you give at the checkout: keep this one.</p>`
    : html`<p>The membership goes with the e-mail address that you give at the checkout: you sign in by it, and can make an account after the payment.</p>`
  return html`${who}<form class="vt-account-fields" method="post" action="/account/join">${hidden(wanted)}<div>${mainButton('Go on to the payment')}</div></form>`
}

/** The form of somebody who has no account yet. */
export function signUpAndJoinForm(wanted: Wanted, entered: Entered): Markup {
  const password = {
    name: 'password',
    label: `Password (${memberPassword.min} characters or more)`,
    type: 'password',
    autocomplete: 'new-password',
  } as const
  return html`<section class="vt-account-door"><h2>I am new here</h2>${notice(entered.problem ?? '', 'bad')}<form class="vt-account-fields" method="post" action="/account/join">${hidden(wanted)}${field({ name: 'name', label: 'Name', autocomplete: 'name' }, entered)}${field(email, entered)}${field(password, entered)}<div>${mainButton('Sign up')}</div></form><p>We send you a mail: with the link in it you become a member.</p></section>`
}

/** The form of somebody who has an account. */
export function signInAndJoinForm(wanted: Wanted, entered: Entered): Markup {
  const password = {
    name: 'password',
    label: 'Password',
    type: 'password',
    autocomplete: 'current-password',
  } as const
  return html`<section class="vt-account-door" id="sign-in"><h2>I have an account</h2>${notice(entered.problem ?? '', 'bad')}<form class="vt-account-fields" method="post" action="/account/join/sign-in">${hidden(wanted)}${field(email, entered)}${field(password, entered)}<label class="vt-account-check"><input type="checkbox" name="rememberMe" value="true"><span>Keep me signed in on this device</span></label><div><button class="vt-account-plain" type="submit">Sign in</button></div></form><p class="vt-account-links"><a href="/account/forgotten">Forgot your password?</a></p></section>`
}

const email = { name: 'email', label: 'E-mail', type: 'email', autocomplete: 'username' } as const

function hidden({ plan, to }: Wanted): Markup {
  return html`${plan ? html`<input type="hidden" name="plan" value="${plan.id}">` : ''}<input type="hidden" name="to" value="${to}">`
}
