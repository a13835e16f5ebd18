import type { DiscountState } from '@vitrine/domain/discounts/discount-state'
import { StatusBadge } from '../../parts/status-badge.tsx'

const tones = { active: 'good', scheduled: 'due', ended: 'calm', 'used-up': 'bad' } as const
const labels = { active: 'Active', scheduled: 'Scheduled', ended: 'Ended', 'used-up': 'Used up' } as const

/** Where a discount stands. */
export function DiscountBadge({ state }: { readonly state: DiscountState }) {
  return <StatusBadge tone={tones[state]}>{labels[state]}</StatusBadge>
}
