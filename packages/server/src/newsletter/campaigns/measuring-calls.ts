import type { followLinkCall, openedMailCall } from '@vitrine/contract/newsletter/campaigns/measuring-calls'
import type { CampaignDeliveryMark } from '@vitrine/domain/newsletter/campaigns/delivery'
import { newsletterLinkText } from '@vitrine/domain/newsletter/follow-link'
import type { Exchange } from '../../http/exchange.ts'
import { type AnswerTo, fileReply, type PageAnswer, redirect, refuse } from '../../http/reply/reply.ts'
import { problemPage } from '../link-pages.ts'
import { type NewsletterLink, readNewsletterToken } from '../newsletter-link.ts'

/** Leads on to where a link leads: to addresses that stand in the campaign alone, whoever asks. */
export async function getFollowedLink(exchange: Exchange<typeof followLinkCall>): Promise<PageAnswer> {
  const { query, store } = exchange
  const { campaign = '', link = '' } = query
  const url = await store.campaignLinks.find(campaign, link)
  if (url === undefined) return problemPage(exchange, 'unsubscribe', 'newsletter-link-foreign')
  const reader = readerOf(exchange)
  if (reader && (await note(exchange, reader, ['clicked', 'opened'])))
    await store.campaignLinks.count(campaign, link)
  return redirect(url, { headers: { 'referrer-policy': 'no-referrer' } })
}

/** Notes that a mail was opened; the picture is the same for everybody. */
export async function getOpenedMail(
  exchange: Exchange<typeof openedMailCall>,
): Promise<AnswerTo<typeof openedMailCall>> {
  const reader = readerOf(exchange)
  if (!reader) return refuse('newsletter-link-foreign', newsletterLinkText['newsletter-link-foreign'])
  await note(exchange, reader, ['opened'])
  const headers = { 'cache-control': 'no-store' }
  return fileReply(parts(), { name: 'opened.gif', type: 'image/gif', headers })
}

/** A picture of one clear point. */
const clearPoint = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64')

async function* parts(): AsyncGenerator<Uint8Array> {
  yield clearPoint
}

interface Measured extends Pick<Exchange, 'site' | 'store' | 'services'> {
  readonly query: { readonly campaign?: string | undefined; readonly reader?: string | undefined }
}

/** Whose mail it is; null: the link was not made here. */
function readerOf({ query, site, services }: Measured): NewsletterLink | null {
  const { secret } = services
  return readNewsletterToken('measure', query.reader ?? '', { secret, websiteId: site.id })
}

/** Notes what a reader did, if they agreed and have not taken it back since; false: nothing may be noted. */
async function note(
  { query, store, services }: Measured,
  { subscriberId }: NewsletterLink,
  marks: readonly CampaignDeliveryMark[],
): Promise<boolean> {
  const { campaign: campaignId = '' } = query
  const subscriber = await store.subscribers.find(subscriberId)
  if (!subscriber?.measuring) return false
  const delivery = { campaignId, subscriberId: subscriber.id }
  for (const mark of marks) await store.campaignDeliveries.mark(delivery, mark, services.clock())
  return true
}
