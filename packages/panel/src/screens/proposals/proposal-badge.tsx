import { type ProposalState, proposalStateLabels } from '@vitrine/domain/cart/proposals/proposal'
import { StatusBadge } from '../../parts/status-badge.tsx'

const tones = { draft: 'calm', open: 'due', ended: 'bad', placed: 'good' } as const

/** Where a draft stands. */
export function ProposalBadge({ state }: { readonly state: ProposalState }) {
  return <StatusBadge tone={tones[state]}>{proposalStateLabels[state]}</StatusBadge>
}
