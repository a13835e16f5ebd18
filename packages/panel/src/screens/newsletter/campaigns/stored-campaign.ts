import type { ReplyOf } from '@vitrine/contract/call'
import type {
  listCampaignsCall,
  readCampaignCall,
} from '@vitrine/contract/newsletter/campaigns/campaign-calls'
import { readCampaignCall as readCall } from '@vitrine/contract/newsletter/campaigns/campaign-calls'
import type { StoredSettings } from '@vitrine/contract/settings'
import type { CampaignBlock } from '@vitrine/domain/newsletter/campaigns/campaign-block'

/** A campaign in the list. */
export type CampaignRow = ReplyOf<typeof listCampaignsCall>['rows'][number]

/** A campaign, what its blocks show, and whether it could be sent. */
export type CampaignReply = ReplyOf<typeof readCampaignCall>

/** A picture, product or post that a block shows or could show. */
export type CampaignPick = CampaignReply['shown'][number]

/** What is written of a campaign, by field. */
export type CampaignValue = {
  name: string
  subject: string
  preheader: string
  listId: string
  senderName: string
  replyTo: string
  blocks: CampaignBlock[]
}

/** A campaign as an editor keeps it. */
export interface StoredCampaign extends StoredSettings<CampaignValue>, CampaignReply {}

/** An answer of the server as an editor keeps it. */
export function storedCampaign(reply: CampaignReply): StoredCampaign {
  const { name, subject, preheader, listId, senderName, replyTo, blocks, updatedAtMs } = reply.campaign
  const value = { name, subject, preheader, listId, senderName, replyTo, blocks: [...blocks] }
  return { ...reply, value, version: String(updatedAtMs) }
}

/** Under which a campaign is cached. */
export function campaignKey(campaignId: string): string {
  return `${readCall.name} ${campaignId}`
}
