import type {
  accountNewsCall,
  accountPageCall,
  addAddressCall,
  removeAddressCall,
} from '@vitrine/contract/members/page-calls'
import { checkAddress, completeAddress } from '@vitrine/domain/contact/check-address'
import { countryCodes } from '@vitrine/domain/contact/country-codes'
import { emailKey } from '@vitrine/domain/customers/customer'
import { type Member, memberLimits } from '@vitrine/domain/members/member'
import { newsBoxText } from '@vitrine/domain/newsletter/newsletter-texts'
import { checkFieldsText } from '@vitrine/domain/refusals/refusal-texts'
import type { Exchange } from '../../http/exchange.ts'
import type { RefusalCode } from '../../http/reply/refusal-status.ts'
import { type PageAnswer, redirect } from '../../http/reply/reply.ts'
import { joinNewsletter, ownConsent } from '../../newsletter/join-newsletter.ts'
import { leaveAllLists } from '../../newsletter/leave-all-lists.ts'
import { signedInMember } from '../signed-in-member.ts'
import { accountPage } from './account-frame.ts'
import { withoutAccounts } from './door-calls.ts'
import { type Entered, signInForm } from './door-forms.ts'
import { overview } from './overview.ts'
import { emailsOf, ownOrders } from './own-orders.ts'
import { ownReviews } from './own-reviews.ts'

const doneTexts: Readonly<Record<string, string>> = {
  'signed-out': 'You are signed out.',
  name: 'The name is changed.',
  'email-asked':
    'We have sent a mail to the new address. Open the link in it within a day: until then nothing changes.',
  moved:
    'Your account has its new address. You were signed out everywhere else, and the former address is told.',
  confirmed: 'Your address is confirmed, and you are signed in.',
  password: 'The new password is set. You were signed out everywhere else.',
  address: 'The address is kept.',
  'address-gone': 'The address was removed.',
  joined: 'You are on the list. If we ask you by mail first, please confirm there.',
  left: 'You get no more news.',
  erased: 'Your account and your data were erased.',
}

/** Shows the account, or the form that signs in to it. */
export async function getAccount(exchange: Exchange<typeof accountPageCall>): Promise<PageAnswer> {
  const off = withoutAccounts(exchange)
  if (off) return off
  const { done = '' } = exchange.query
  const told = Object.hasOwn(doneTexts, done) ? (doneTexts[done] ?? '') : ''
  const member = await signedInMember(exchange)
  if (member) return showAccount(exchange, member, { told })
  return accountPage(exchange, { title: 'Sign in', body: signInForm({ told }) })
}

/** Renders the account of somebody. */
export async function showAccount(
  exchange: Pick<Exchange, 'site' | 'store' | 'services' | 'view' | 'origin' | 'call'>,
  member: Member,
  entered: Entered,
  refused: RefusalCode | null = null,
): Promise<PageAnswer> {
  const { site, store, services } = exchange
  const emails = await emailsOf(exchange, member)
  const own = await ownOrders(exchange, emails)
  const bought = await Promise.all(emails.map((email) => store.subscriptions.ofEmail(email)))
  const reviews = await ownReviews(exchange, emails, own.orders)
  const entries = await store.subscribers.ofAddress(member.email)
  const hasNews = entries.some(({ state }) => state === 'subscribed' || state === 'waiting')
  const subscriptions = bought.flat()
  const body = overview({
    site,
    secret: services.secret,
    member,
    own,
    subscriptions,
    reviews,
    hasNews,
    isMember: (await store.memberships.ofEmail(emailKey(member.email))).length > 0,
    entered,
  })
  return accountPage(exchange, { title: 'Your account', body, refused })
}

/** Puts an address into the address book. */
export async function postAddress(exchange: Exchange<typeof addAddressCall>): Promise<PageAnswer> {
  const member = await signedInMember(exchange)
  if (!member) return redirect('/account')
  const values = { line1: '', ...exchange.form }
  const checked = checkAddress(completeAddress(exchange.body), countryCodes)
  if (!checked.ok) {
    const entered = { form: 'address', values, errors: checked.errors, problem: checkFieldsText } as const
    return showAccount(exchange, member, entered, 'fields-wrong')
  }
  await changeMember(exchange, member, ({ addresses, ...rest }) => ({
    ...rest,
    addresses: [...addresses, checked.address].slice(0, memberLimits.addresses),
  }))
  return redirect('/account?done=address')
}

/** Takes one out. */
export async function postAddressRemoval(exchange: Exchange<typeof removeAddressCall>): Promise<PageAnswer> {
  const member = await signedInMember(exchange)
  if (!member) return redirect('/account')
  const place = Number(exchange.form.place ?? 'none')
  await changeMember(exchange, member, ({ addresses, ...rest }) => ({
    ...rest,
    addresses: addresses.filter((_, at) => at !== place),
  }))
  return redirect('/account?done=address-gone')
}

/** Joins the newsletter, or leaves all lists. */
export async function postNews(exchange: Exchange<typeof accountNewsCall>): Promise<PageAnswer> {
  const member = await signedInMember(exchange)
  if (!member) return redirect('/account')
  const { store, services, visitor, form } = exchange
  const wants = form.wants === 'yes'
  const page = { title: 'Account', path: '/account' }
  await store.transaction(async (tables) => {
    if (!wants) return leaveAllLists(tables, member.email, { nowMs: services.clock(), by: '' })
    const consent = ownConsent({ text: newsBoxText, page, network: visitor.address }, services)
    const wish = { listId: '', email: member.email, name: member.name, source: 'account' as const, consent }
    await joinNewsletter(tables, { ...wish, isOwnWish: true, isConfirmedBefore: false }, services)
  })
  return redirect(`/account?done=${wants ? 'joined' : 'left'}`)
}

/** Changes an account as it stands. */
export async function changeMember(
  { store }: Pick<Exchange, 'store'>,
  { id }: Member,
  change: (member: Member) => Member,
): Promise<void> {
  await store.transaction(async ({ members }) => {
    const member = await members.lock(id)
    if (member) await members.save(change(member))
  })
}
