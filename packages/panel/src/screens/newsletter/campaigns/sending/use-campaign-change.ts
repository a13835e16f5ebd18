import { type Change, useChange } from '../../../../parts/changes/use-change.ts'
import { type CampaignReply, campaignKey } from '../stored-campaign.ts'
import { useKeepCampaign } from '../use-keep-campaign.ts'

interface CampaignChangeOptions {
  /** Where nothing shows the state: the title of the toast that says why it was refused. */
  readonly refused?: string
  readonly onDone?: () => void
}

/** A change to a campaign on its way out, which is shown at once as it is then, wherever it is shown. */
export function useCampaignChange(
  campaignId: string,
  { onDone, ...options }: CampaignChangeOptions = {},
): Change<Pick<CampaignReply, 'campaign'>> {
  const keep = useKeepCampaign()
  return useChange<Pick<CampaignReply, 'campaign'>>({
    ...options,
    stale: [{ name: campaignKey(campaignId) }],
    onDone: ({ campaign }) => {
      onDone?.()
      keep(campaign)
    },
  })
}
