import type {
  campaignPreviewPageCall,
  listCampaignPicksCall,
  previewCampaignCall,
  testCampaignCall,
} from '@vitrine/contract/newsletter/campaigns/campaign-calls'
import { emailWrongText, isEmail } from '@vitrine/domain/contact/email-address'
import { wordsOf } from '@vitrine/domain/lists/list-words'
import { contentOf } from '@vitrine/domain/newsletter/campaigns/campaign'
import { sendingProblemText } from '@vitrine/domain/newsletter/campaigns/sending-problems'
import { checkFieldsText } from '@vitrine/domain/refusals/refusal-texts'
import { shownFromLine } from '@vitrine/domain/website/settings/mail-sender'
import type { ListAsk } from '@vitrine/store/lists/read-list'
import type { Exchange } from '../../http/exchange.ts'
import { failureText } from '../../http/reply/errors.ts'
import { type AnswerTo, pageReply, refuse, reply } from '../../http/reply/reply.ts'
import { mailFacts } from '../../mail/mail-facts.ts'
import { recordAuditEntry } from '../../owners/record-audit-entry.ts'
import { sendsMail } from '../../services/mailer.ts'
import { newsletterPath, testToken } from '../newsletter-link.ts'
import { cleanContent, refuseContent } from './campaign-calls.ts'
import { readMailContext } from './campaign-context.ts'
import { type CampaignMailContext, type CampaignReader, composeCampaignMail } from './campaign-mail.ts'
import { presentPick } from './present-campaign.ts'
import { describers } from './shown-things.ts'

/** Answers a campaign as a reader would get it, with what is not kept yet. */
export async function postCampaignPreview(
  exchange: Exchange<typeof previewCampaignCall>,
): Promise<AnswerTo<typeof previewCampaignCall>> {
  const content = cleanContent(exchange.body)
  // Nothing of it is kept: what may not be written any more is asked where it is.
  const wrong = refuseContent(content, content)
  if (wrong) return wrong
  const context = await readMailContext(exchange, content)
  const { from, subject, html, text } = composeCampaignMail(content, sampleReader(exchange, context), context)
  return reply({ from: shownFromLine(from), subject, html, text })
}

/** Shows a campaign as it is kept. Nothing runs in it, and nothing is sent from it. */
export async function getCampaignPreviewPage(
  exchange: Exchange<typeof campaignPreviewPageCall>,
): Promise<AnswerTo<typeof campaignPreviewPageCall>> {
  const campaign = await exchange.store.campaigns.find(exchange.params.campaignId)
  if (!campaign) return refuse('not-found', failureText.notFound)
  const context = await readMailContext(exchange, campaign)
  const { html } = composeCampaignMail(contentOf(campaign), sampleReader(exchange, context), context)
  return pageReply(html, { headers: { 'content-security-policy': framePolicy, 'x-robots-tag': 'noindex' } })
}

/** Pictures and styles are shown, and nothing else happens. */
const framePolicy =
  "default-src 'none'; img-src 'self' data: https: http:; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; " +
  "frame-ancestors 'self'; sandbox allow-popups allow-popups-to-escape-sandbox"

/** Sends a campaign to one address. */
export async function postCampaignTest(
  exchange: Exchange<typeof testCampaignCall>,
): Promise<AnswerTo<typeof testCampaignCall>> {
  const { params, body, store, services } = exchange
  const to = body.to.trim()
  if (!isEmail(to)) return refuse('fields-wrong', checkFieldsText, { errors: { to: emailWrongText } })
  if (!sendsMail(services)) return refuse('no-mail', sendingProblemText['mail-not-set-up'])
  const campaign = await store.campaigns.find(params.campaignId)
  if (!campaign) return refuse('not-found', failureText.notFound)
  const context = await readMailContext(exchange, campaign)
  if (context.site.contactEmail === '') return refuse('no-mail', sendingProblemText['sender-missing'])
  const reader = { ...sampleReader(exchange, context), email: to }
  const letter = composeCampaignMail(contentOf(campaign), reader, context)
  const subject = `[Test] ${letter.subject}`
  try {
    const facts = mailFacts('test', { to, subject })
    await services.mailer.send({ id: services.newId(), ...letter, ...facts })
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    return refuse('mail-refused', `The mail server did not take the mail: ${reason.slice(0, 500)}`)
  }
  const summary = `Sent a test of the campaign ${campaign.name}`
  await recordAuditEntry(store, exchange, { subjectId: campaign.id, summary })
  return reply({ to })
}

/** A reader by the name of whoever asks; the link to unsubscribe is nobody's. */
function sampleReader(
  { account }: Pick<Exchange, 'account'>,
  { origin }: CampaignMailContext,
): CampaignReader {
  return {
    email: account?.email ?? '',
    name: account?.displayName ?? '',
    unsubscribeUrl: origin + newsletterPath('unsubscribe', testToken),
    measuring: null,
  }
}

/** So many are offered at once. */
const mostPicks = 24

const arePictures: ListAsk['tests'] = [{ kind: 'among', key: 'kind', values: ['picture'], isNot: false }]

/** Answers what a block could show. */
export async function getCampaignPicks({
  query,
  store,
  services,
}: Exchange<typeof listCampaignPicksCall>): Promise<AnswerTo<typeof listCampaignPicksCall>> {
  const nowMs = services.clock()
  const describe = await describers(store, { site: await store.site.read(), nowMs })
  const by = (key: string, tests: ListAsk['tests'] = []): ListAsk => ({
    words: wordsOf([query.q ?? '']),
    tests,
    sort: { key, isDescending: true },
    start: null,
    limit: mostPicks,
    isUncounted: true,
  })
  const read = {
    picture: async () => (await store.media.list(by('added', arePictures))).rows.map(describe.picture),
    product: async () => (await store.products.listed(by('created'))).rows.map(describe.product),
    post: async () => (await store.items.listed(by('published'), nowMs)).rows.map(describe.post),
  }
  return reply({ picks: (await read[query.kind]()).map(presentPick) })
}
