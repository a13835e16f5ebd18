import type {
  accountPageCall,
  addAddressCall,
  changeAddressCall,
  removeAddressCall,
} from '@vitrine/contract/members/page-calls'
import type { Address } from '@vitrine/domain/contact/address'
import { checkAddress, completeAddress, isSameAddress } from '@vitrine/domain/contact/check-address'
import { countryCodes } from '@vitrine/domain/contact/country-codes'
import { emailKey } from '@vitrine/domain/contact/email-address'
import { changeAddress, removeAddress, standingPlace } from '@vitrine/domain/members/keep-address'
import { type Member, memberLimits } from '@vitrine/domain/members/member'
import { memberTexts } from '@vitrine/domain/members/member-texts'
import { checkFieldsText } from '@vitrine/domain/refusals/refusal-texts'
import type { Say } from '@vitrine/domain/words/say'
import { sayIn, visitorWords } from '@vitrine/site/words/visitor-words'
import type { Exchange } from '../../http/exchange.ts'
import { sayEach } from '../../http/language/say-each.ts'
import type { RefusalCode } from '../../http/reply/refusal-status.ts'
import { type PageAnswer, redirect } from '../../http/reply/reply.ts'
import { sendsMail } from '../../services/mailer.ts'
import { heldAddresses, subscriptionsUnder } from '../../subscribed/held-addresses.ts'
import { changeMember } from '../change-member.ts'
import { endingMemberships } from '../ending-memberships.ts'
import { signedInMember } from '../signed-in-member.ts'
import { accountPage } from './account-frame.ts'
import { addressMark } from './addresses-part.ts'
import { withoutAccounts } from './door-calls.ts'
import { type Entered, signInForm } from './door-forms.ts'
import { newsStateOf } from './news-part.ts'
import { noMailText } from './no-mail-text.ts'
import { overview } from './overview.ts'
import { ownOrders } from './own-orders.ts'
import { ownReviews } from './own-reviews.ts'

const doneTextsIn = (say: Say, isMailed: boolean): Readonly<Record<string, string>> => ({
  'signed-out': say('You are signed out.'),
  name: say('The name is changed.'),
  'email-asked': say(
    'We have sent a mail to the new address. Open the link in it within a day: until then nothing changes.',
  ),
  moved: say(
    'Your account has its new address. You were signed out everywhere else, and the former address is told.',
  ),
  confirmed: say('Your address is confirmed, and you are signed in.'),
  password: say('The new password is set. You were signed out everywhere else.'),
  address: say('The address is kept.'),
  'address-changed': say('The address is changed.'),
  'address-gone': say('The address was removed.'),
  joined: say('You are on the list. If we ask you by mail first, please confirm there.'),
  asked: say('We have sent the mail again. Open the link in it to get our news.'),
  'asked-lately': say(
    'We have sent you this mail already. Look for it among unwanted mails, too, or try again later.',
  ),
  left: say('You get no more news.'),
  erased: say('Your account and your data were erased.'),
  'not-erased': say('Your account was changed meanwhile. Nothing was erased.'),
  ...(!isMailed && unmailedTextsIn(say)),
})

/** What promises no mail, in place of what would. */
function unmailedTextsIn(say: Say): Readonly<Record<string, string>> {
  const text = `${say('This site sends no mail yet.')} ${noMailText(say)}`
  return { 'email-asked': text, asked: text, 'asked-lately': text }
}

/** Shows the account, or the form that signs in to it. */
export async function getAccount(exchange: Exchange<typeof accountPageCall>): Promise<PageAnswer> {
  const off = withoutAccounts(exchange)
  if (off) return off
  const { done = '' } = exchange.query
  const say = sayIn(exchange.site.language)
  const doneTexts = doneTextsIn(say, sendsMail(exchange.services))
  const told = Object.hasOwn(doneTexts, done) ? (doneTexts[done] ?? '') : ''
  const member = await signedInMember(exchange)
  if (member) return showAccount(exchange, member, { told })
  return accountPage(exchange, { title: say('Sign in'), body: signInForm({ told }, say) })
}

/** Renders the account of somebody. */
export async function showAccount(
  exchange: Pick<Exchange, 'site' | 'store' | 'services' | 'view' | 'origin' | 'call'>,
  member: Member,
  entered: Entered,
  refused: RefusalCode | null = null,
): Promise<PageAnswer> {
  const { site, store, services } = exchange
  const addresses = await heldAddresses(store, member)
  const own = await ownOrders(exchange, addresses)
  const bought = await Promise.all(addresses.map((each) => subscriptionsUnder(store, each)))
  const reviews = await ownReviews(exchange, addresses, own.orders)
  const entries = await store.subscribers.ofAddress(member.email)
  const subscriptions = bought.flat()
  const { say, sayComposed } = visitorWords(site.language)
  const body = overview({
    site,
    secret: services.secret,
    member,
    own,
    subscriptions,
    reviews,
    news: newsStateOf(entries),
    isMember: (await store.memberships.ofEmail(emailKey(member.email))).length > 0,
    ending: await endingMemberships(store, [member.email], { site, nowMs: services.clock() }),
    entered: sayEntered(entered, sayComposed),
    say,
  })
  return accountPage(exchange, { title: say('Your account'), body, refused })
}

function sayEntered(entered: Entered, sayComposed: (text: string) => string): Entered {
  const { errors, problem = '' } = entered
  return {
    ...entered,
    problem: sayComposed(problem),
    ...(errors && { errors: sayEach(errors, sayComposed) }),
  }
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
  const isIt = (each: Address) => isSameAddress(each, checked.address) && each.phone === checked.address.phone
  const changed = await changeMember(exchange, member, ({ addresses, ...rest }) => ({
    ...rest,
    // A second press of the button adds nothing.
    addresses: addresses.some(isIt)
      ? addresses
      : [...addresses, checked.address].slice(0, memberLimits.addresses),
  }))
  if (changed?.addresses.some(isIt)) return redirect('/account?done=address')
  const entered = { form: 'address', values, problem: memberTexts.addressesFull } as const
  return showAccount(exchange, changed ?? member, entered, 'fields-wrong')
}

/** Changes one, unless another stands in its place by now. */
export async function postAddressChange(exchange: Exchange<typeof changeAddressCall>): Promise<PageAnswer> {
  const member = await signedInMember(exchange)
  if (!member) return redirect('/account')
  const { place, was, removed, ...sent } = exchange.body
  const checked = checkAddress(completeAddress(sent), countryCodes)
  if (!checked.ok) {
    const { errors } = checked
    const entered = { ...enteredAgain(exchange, member), errors, problem: checkFieldsText }
    return showAccount(exchange, member, entered, 'fields-wrong')
  }
  const changed = await changeMember(exchange, member, (now) => ({
    ...now,
    addresses: changeAddress(now.addresses, meantIn(exchange, now), checked.address),
  }))
  if (changed?.addresses.includes(checked.address)) return redirect('/account?done=address-changed')
  const now = changed ?? member
  const entered = enteredAgain(exchange, now)
  const problem = entered.form === 'address' ? memberTexts.addressGone : memberTexts.addressChanged
  return showAccount(exchange, now, { ...entered, problem }, 'changed-meanwhile')
}

/** Takes one out, unless another stands in its place by now. */
export async function postAddressRemoval(exchange: Exchange<typeof removeAddressCall>): Promise<PageAnswer> {
  const member = await signedInMember(exchange)
  if (!member) return redirect('/account')
  let isTaken = false
  const changed = await changeMember(exchange, member, (now) => {
    const addresses = removeAddress(now.addresses, meantIn(exchange, now))
    isTaken = addresses.length < now.addresses.length
    return { ...now, addresses, addressesRemoved: (now.addressesRemoved ?? 0) + (isTaken ? 1 : 0) }
  })
  if (isTaken) return redirect('/account?done=address-gone')
  return showAccount(exchange, changed ?? member, { problem: memberTexts.addressMoved }, 'changed-meanwhile')
}

type AddressExchange = Pick<Exchange<typeof changeAddressCall>, 'site' | 'form'>

/** What was typed into the form of an address: in that of the same address as it is by now, or, where it was taken out meanwhile, in that of a new one. */
function enteredAgain(
  exchange: AddressExchange,
  member: Member,
): Pick<Entered, 'values'> & { readonly form: 'address' | 'address-change' } {
  const { place } = meantIn(exchange, member)
  const standing = member.addresses[place]
  const { form } = exchange
  if (!standing) return { form: 'address', values: { line1: '', ...form } }
  const was = addressMark(standing, exchange.site.language)
  return { form: 'address-change', values: { ...form, place: String(place), was } }
}

/** Which address is meant: the one that the form was made for, wherever it stands by now, and only while it is as it was shown there. */
function meantIn({ site, form }: AddressExchange, member: Member) {
  const { place = '', was = '', removed = '' } = form
  const isMeant = (each: Address) => addressMark(each, site.language) === was
  const shown = { place: wholeNumber(place), removed: wholeNumber(removed), isMeant }
  return { place: standingPlace(member, shown) ?? Number.NaN, isMeant }
}

/** A whole number as our forms write it; else none. */
function wholeNumber(text: string): number {
  return /^(?:0|[1-9]\d{0,8})$/.test(text) ? Number(text) : Number.NaN
}
