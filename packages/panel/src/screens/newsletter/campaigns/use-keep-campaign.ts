import { useQueryClient } from '@tanstack/react-query'
import { type CampaignReply, campaignKey, type StoredCampaign, storedCampaign } from './stored-campaign.ts'

/** Takes over what became of a campaign, wherever it is shown. */
export function useKeepCampaign(): (campaign: CampaignReply['campaign']) => void {
  const queries = useQueryClient()
  return (campaign) => {
    queries.setQueryData<StoredCampaign>(
      [campaignKey(campaign.id)],
      (known) => known && storedCampaign({ ...known, campaign }),
    )
  }
}
