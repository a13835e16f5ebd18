import { isEmail } from '@vitrine/domain/contact/email-address'
import { type JoinOutcome, type JoinRequest, joinList } from '@vitrine/domain/newsletter/join'
import { type NewsletterList, standingListId } from '@vitrine/domain/newsletter/newsletter-list'
import type { SubscriberConsent } from '@vitrine/domain/newsletter/subscriber'
import type { SiteTables } from '@vitrine/store/store'
import type { Services } from '../services/services.ts'
import { signText } from '../services/signing/signature.ts'
import { enqueueNewsletterMail } from './enqueue-newsletter-mail.ts'

/** Somebody who is to be put on a list of a site. */
export interface NewsletterRequest extends JoinRequest {
  /** '' for the list that every site has. */
  readonly listId: string
}

/** What it came to: `list-gone` where there is no such list, `no-address` where the address is none. Visitors are told none of it. */
export type NewsletterJoin = JoinOutcome['result'] | 'list-gone' | 'no-address'

/**
 * Puts somebody on a list, or asks them by mail first, as the list's owner decided; within a transaction. Who is subscribed stays so; who
 * said no comes back only by asking themselves, and after a confirmation.
 */
export async function joinNewsletter(
  tables: SiteTables,
  request: NewsletterRequest,
  services: Pick<Services, 'clock' | 'newId'>,
): Promise<NewsletterJoin> {
  const list = await tables.newsletterLists.find(request.listId || standingListId)
  if (!list) return 'list-gone'
  return isEmail(request.email.trim()) ? joinOnce(tables, { request, list }, services) : 'no-address'
}

interface JoinContext {
  readonly request: JoinRequest
  readonly list: NewsletterList
}

async function joinOnce(
  tables: SiteTables,
  { request, list }: JoinContext,
  services: Pick<Services, 'clock' | 'newId'>,
): Promise<NewsletterJoin> {
  const { subscribers } = tables
  const known = await subscribers.lockByEmail(list.id, request.email)
  const hasRefused = known === undefined && (await subscribers.hasRefused(list.id, request.email))
  const { result, subscriber, mail } = joinList(request, {
    list,
    known,
    hasRefused,
    newId: services.newId(),
    nowMs: services.clock(),
  })
  if (subscriber === null) return result
  if (known) await subscribers.save(subscriber)
  // Somebody else put the same address on the list meanwhile.
  else if (!(await subscribers.insert(subscriber))) return joinOnce(tables, { request, list }, services)
  if (mail !== null) await enqueueNewsletterMail(tables, { mail, subscriber }, services)
  return result
}

/** What somebody agreed to just now by themselves, in a browser or elsewhere; the network is kept as a keyed hash. */
export function ownConsent(
  { text, page, network }: OwnConsent,
  { secret, clock }: Pick<Services, 'secret' | 'clock'>,
): SubscriberConsent {
  const hash = () => signText(secret, ['consent', network]).toString('base64url').slice(0, 22)
  return {
    text,
    atMs: clock(),
    network: network === '' ? '' : hash(),
    pageTitle: page.title.slice(0, 500),
    pagePath: page.path.slice(0, 2_000),
    by: '',
  }
}

interface OwnConsent {
  readonly text: string
  readonly page: { readonly title: string; readonly path: string }
  /** '' where no browser sent it. */
  readonly network: string
}
