import type { Outcome } from '@vitrine/contract/client/outcome'
import { readCampaignCall, saveCampaignCall } from '@vitrine/contract/newsletter/campaigns/campaign-calls'
import type { StoredSettings } from '@vitrine/contract/settings'
import { call } from '../../../call/client.ts'
import {
  type CampaignReply,
  type CampaignValue,
  type StoredCampaign,
  storedCampaign,
} from './stored-campaign.ts'

/** The status of an answer that says that a campaign is no draft any more. */
export const noDraftStatus = 410

/** Reads a campaign as an editor keeps it. */
export async function readCampaign(campaignId: string): Promise<Outcome<StoredCampaign>> {
  return keptOutcome(await call(readCampaignCall, { params: { campaignId } }))
}

/** Keeps a draft that was made from a version; 409 where it is another by now. */
export async function saveCampaign(
  campaignId: string,
  { value, version }: StoredSettings<CampaignValue>,
): Promise<Outcome<StoredCampaign>> {
  const body = { ...value, updatedAtMs: Number(version) }
  return keptOutcome(await call(saveCampaignCall, { params: { campaignId }, body }))
}

function keptOutcome(outcome: Outcome<CampaignReply>): Outcome<StoredCampaign> {
  return outcome.ok ? { ...outcome, reply: storedCampaign(outcome.reply) } : outcome
}
