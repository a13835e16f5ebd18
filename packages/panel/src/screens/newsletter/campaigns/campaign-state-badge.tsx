import { type CampaignState, campaignStateLabels } from '@vitrine/domain/newsletter/campaigns/campaign'
import { StatusBadge } from '../../../parts/status-badge.tsx'

const tones = {
  draft: 'calm',
  scheduled: 'due',
  sending: 'due',
  paused: 'bad',
  sent: 'good',
  cancelled: 'calm',
} as const

/** Where a campaign stands. */
export function CampaignStateBadge({ state }: { readonly state: CampaignState }) {
  return <StatusBadge tone={tones[state]}>{campaignStateLabels[state]}</StatusBadge>
}
