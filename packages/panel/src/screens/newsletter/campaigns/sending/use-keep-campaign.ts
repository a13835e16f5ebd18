import { useQueryClient } from '@tanstack/react-query'
import { listCampaignsCall } from '@vitrine/contract/newsletter/campaigns/campaign-calls'
import { readCampaignReportCall } from '@vitrine/contract/newsletter/campaigns/sending-calls'
import { type CampaignReply, campaignKey, type StoredCampaign, storedCampaign } from '../stored-campaign.ts'

/** Takes over what became of a campaign, wherever it is shown. */
export function useKeepCampaign(): (campaign: CampaignReply['campaign']) => void {
  const queries = useQueryClient()
  return (campaign) => {
    queries.setQueryData<StoredCampaign>(
      [campaignKey(campaign.id)],
      (known) => known && storedCampaign({ ...known, campaign }),
    )
    void queries.invalidateQueries({ queryKey: [listCampaignsCall.name] })
    void queries.invalidateQueries({ queryKey: [readCampaignReportCall.name] })
  }
}
