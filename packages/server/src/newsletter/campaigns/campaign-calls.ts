import type {
  createCampaignCall,
  duplicateCampaignCall,
  listCampaignsCall,
  readCampaignCall,
  removeCampaignCall,
  saveCampaignCall,
} from '@vitrine/contract/newsletter/campaigns/campaign-calls'
import { campaignsList } from '@vitrine/contract/newsletter/campaigns/campaigns-list'
import {
  beginCampaign,
  type Campaign,
  type CampaignContent,
  type CampaignState,
  contentOf,
} from '@vitrine/domain/newsletter/campaigns/campaign'
import {
  campaignTextLimits,
  checkCampaign,
  tidyCampaign,
} from '@vitrine/domain/newsletter/campaigns/check-campaign'
import { listMissingText } from '@vitrine/domain/newsletter/newsletter-list'
import { namesOfLists } from '@vitrine/domain/newsletter/present-subscriber'
import { changedMeanwhileText, checkFieldsText } from '@vitrine/domain/refusals/refusal-texts'
import { cleanHtml } from '@vitrine/site/html/clean-html'
import type { Exchange } from '../../http/exchange.ts'
import { failureText } from '../../http/reply/errors.ts'
import { type AnswerTo, type Refusal, refuse, reply } from '../../http/reply/reply.ts'
import { readListAsk } from '../../lists/read-list-ask.ts'
import { recordAuditEntry } from '../../owners/record-audit-entry.ts'
import { wordsOf } from '../../words/panel-words.ts'
import { describeCampaign } from './campaign-context.ts'
import { presentCampaignRow } from './present-campaign.ts'

/** Answers the campaigns of the site. */
export async function getCampaigns(
  exchange: Exchange<typeof listCampaignsCall>,
): Promise<AnswerTo<typeof listCampaignsCall>> {
  const read = readListAsk(exchange, campaignsList)
  if (!read.ok) return read.refused
  const page = await exchange.store.campaigns.list(read.ask)
  const names = namesOfLists(await exchange.store.newsletterLists.list())
  return reply({ ...page, rows: page.rows.map((row) => presentCampaignRow(row, names)) })
}

/** Answers a campaign. */
export async function getCampaign({
  params,
  store,
  services,
}: Exchange<typeof readCampaignCall>): Promise<AnswerTo<typeof readCampaignCall>> {
  const campaign = await store.campaigns.find(params.campaignId)
  return campaign ? reply(await describeCampaign(store, campaign, services)) : notFound()
}

/** Begins a campaign. */
export async function postCampaign(
  exchange: Exchange<typeof createCampaignCall>,
): Promise<AnswerTo<typeof createCampaignCall>> {
  const { name, listId } = exchange.body
  const content = { ...emptyContent, name, listId }
  const wrong = refuseContent(content, null)
  return wrong ?? begin(exchange, content, `Began the campaign ${name.trim()}`)
}

const emptyContent: CampaignContent = {
  name: '',
  subject: '',
  preheader: '',
  listId: '',
  senderName: '',
  replyTo: '',
  blocks: [],
}

/** Begins a campaign with what another says, or with what was written of that one. */
export async function postCampaignCopy(
  exchange: Exchange<typeof duplicateCampaignCall>,
): Promise<AnswerTo<typeof duplicateCampaignCall>> {
  const source = await exchange.store.campaigns.find(exchange.params.campaignId)
  if (!source) return notFound()
  const { written } = exchange.body
  const { say } = wordsOf(exchange)
  const name = say('Copy of {name}', { name: source.name }).slice(0, campaignTextLimits.name)
  const content = { ...(written ? cleanContent(written) : contentOf(source)), name }
  const wrong = written ? refuseContent(content, source) : null
  return wrong ?? begin(exchange, content, `Began the campaign ${name}`)
}

function begin(
  exchange: Pick<Exchange, 'store' | 'services' | 'account' | 'call' | 'visitor'>,
  content: CampaignContent,
  summary: string,
): Promise<AnswerTo<typeof createCampaignCall>> {
  const { store, services } = exchange
  return store.transaction(async (tables) => {
    if (!(await tables.newsletterLists.find(content.listId))) return noList()
    const campaign = beginCampaign(tidyCampaign(content), { id: services.newId(), nowMs: services.clock() })
    await tables.campaigns.save(campaign)
    await recordAuditEntry(tables, exchange, { subjectId: campaign.id, summary })
    return reply<AnswerOfCampaign>(await describeCampaign(tables, campaign, services))
  })
}

type AnswerOfCampaign = Awaited<ReturnType<typeof describeCampaign>>

/** Changes a draft. */
export async function putCampaign(
  exchange: Exchange<typeof saveCampaignCall>,
): Promise<AnswerTo<typeof saveCampaignCall>> {
  const { params, body, store, services } = exchange
  const { updatedAtMs, ...sent } = body
  const content = cleanContent(sent)
  return store.transaction(async (tables) => {
    const known = await tables.campaigns.lock(params.campaignId)
    if (!known) return notFound()
    if (known.state !== 'draft') return refuse('campaign-no-draft', noDraftText[known.state])
    const wrong = refuseContent(content, known)
    if (wrong) return wrong
    if (known.updatedAtMs !== updatedAtMs) return refuse('changed-meanwhile', changedMeanwhileText)
    if (known.listId !== content.listId && !(await tables.newsletterLists.find(content.listId)))
      return noList()
    const changed: Campaign = {
      ...known,
      ...content,
      updatedAtMs: Math.max(services.clock(), known.updatedAtMs + 1),
    }
    await tables.campaigns.save(changed)
    const summary = `Changed the campaign ${changed.name}`
    await recordAuditEntry(tables, exchange, { subjectId: known.id, summary })
    return reply<AnswerOfCampaign>(await describeCampaign(tables, changed, services))
  })
}

/** Why what is no draft any more cannot be changed. */
const noDraftText: Readonly<Record<Exclude<CampaignState, 'draft'>, string>> = {
  scheduled: 'This campaign is scheduled by now. Take it back from the schedule first, or use a copy.',
  sending: 'This campaign is being sent by now. What you wrote is not in it.',
  paused: 'This campaign is being sent by now. What you wrote is not in it.',
  sent: 'This campaign was sent meanwhile. What you wrote is not in it.',
  cancelled: 'This campaign was cancelled meanwhile. What you wrote is not in it.',
}

/** Removes a campaign with its report. */
export async function deleteCampaign(
  exchange: Exchange<typeof removeCampaignCall>,
): Promise<AnswerTo<typeof removeCampaignCall>> {
  const { params, store } = exchange
  return store.transaction(async (tables) => {
    const known = await tables.campaigns.lock(params.campaignId)
    if (!known) return notFound()
    if (known.state === 'scheduled' || known.state === 'sending' || known.state === 'paused')
      return refuse('campaign-not-so', 'This campaign is on its way. Cancel it first.')
    await tables.campaigns.remove(known.id)
    const summary = `Removed the campaign ${known.name}`
    await recordAuditEntry(tables, exchange, { subjectId: known.id, summary })
    return reply({})
  })
}

/** What was written, as it may be kept: HTML is cleaned. */
export function cleanContent(content: CampaignContent): CampaignContent {
  const blocks = content.blocks.map((block) =>
    block.type === 'text' ? { ...block, html: cleanHtml(block.html) } : block,
  )
  return tidyCampaign({ ...content, blocks })
}

/** Says what is wrong with what was written in the place of what is known; null for nothing. */
export function refuseContent(content: CampaignContent, known: CampaignContent | null): Refusal | null {
  const errors = checkCampaign(content, known)
  return Object.keys(errors).length === 0 ? null : refuse('fields-wrong', checkFieldsText, { errors })
}

const noList = () => refuse('fields-wrong', checkFieldsText, { errors: { listId: listMissingText } })

const notFound = () => refuse('not-found', failureText.notFound)
