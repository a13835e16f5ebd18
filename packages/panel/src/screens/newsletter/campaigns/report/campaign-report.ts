import type { ReplyOf } from '@vitrine/contract/call'
import type { readCampaignReportCall } from '@vitrine/contract/newsletter/campaigns/sending-calls'

/** What became of a campaign. */
export type CampaignReport = ReplyOf<typeof readCampaignReportCall>
