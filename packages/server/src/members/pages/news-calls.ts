import type { accountNewsCall } from '@vitrine/contract/members/page-calls'
import type { Member } from '@vitrine/domain/members/member'
import { addressIn } from '@vitrine/domain/website/languages/address-in-language'
import { prefixNow } from '@vitrine/domain/website/languages/site-language'
import { sayIn } from '@vitrine/site/words/visitor-words'
import type { SiteTables } from '@vitrine/store/store'
import type { Exchange } from '../../http/exchange.ts'
import { type PageAnswer, redirect } from '../../http/reply/reply.ts'
import { askAgain } from '../../newsletter/ask-again.ts'
import { joinNewsletter, ownConsent } from '../../newsletter/join-newsletter.ts'
import { leaveAllLists } from '../../newsletter/leave-all-lists.ts'
import { signedInMember } from '../signed-in-member.ts'
import { newsOffer } from './news-part.ts'

/** Joins the newsletter, asks for its mail again, or leaves all lists. */
export async function postNews(exchange: Exchange<typeof accountNewsCall>): Promise<PageAnswer> {
  const member = await signedInMember(exchange)
  if (!member) return redirect('/account')
  const { store, services, form } = exchange
  const done = await store.transaction(async (tables) => {
    if (form.wants === 'again') return mailAgain(tables, member, exchange)
    if (form.wants === 'yes') return join(tables, member, exchange)
    await leaveAllLists(tables, member.email, { nowMs: services.clock(), by: '' })
    return 'left'
  })
  return redirect(done === 'none-waits' ? '/account' : `/account?done=${done}`)
}

type NewsExchange = Pick<Exchange<typeof accountNewsCall>, 'services' | 'visitor' | 'site'>

async function join(
  tables: SiteTables,
  { email, name }: Member,
  { services, visitor, site }: NewsExchange,
): Promise<'joined'> {
  const say = sayIn(site.language)
  const page = { title: say('Your account'), path: addressIn(prefixNow(site), '/account') }
  const consent = ownConsent({ text: newsOffer(say), page, network: visitor.address }, services)
  const who = { listId: '', email, name, source: 'account', consent, language: site.language } as const
  await joinNewsletter(tables, { ...who, isOwnRequest: true, isConfirmedBefore: false }, services)
  return 'joined'
}

/** Mails whoever waits once more, unless that was done a moment ago or too often; they may have confirmed meanwhile. */
async function mailAgain(
  tables: SiteTables,
  { email }: Member,
  { services }: NewsExchange,
): Promise<'asked' | 'asked-lately' | 'none-waits'> {
  let done: 'asked' | 'asked-lately' | 'none-waits' = 'none-waits'
  for (const { id } of await tables.subscribers.ofAddress(email)) {
    const now = await tables.subscribers.lock(id)
    if (now?.state !== 'waiting') continue
    if ((await askAgain(tables, now, services)) !== null) done = 'asked'
    else if (done === 'none-waits') done = 'asked-lately'
  }
  return done
}
