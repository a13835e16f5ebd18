import { type Campaign, type CampaignContent, contentOf } from './campaign.ts'
import { campaignTextLimits } from './check-campaign.ts'

/** What a copy of a campaign begins with: what that says, or what somebody wrote while it was sent; under a name of its own. */
export function contentOfCopy(source: Campaign, written: CampaignContent | null): CampaignContent {
  const name = `Copy of ${source.name}`.slice(0, campaignTextLimits.name)
  return { ...(written ?? contentOf(source)), name }
}
