import { Group } from '@mantine/core'
import { giftCardStateLabels } from '@vitrine/domain/gift-cards/gift-card'
import { StatusBadge } from '../../parts/status-badge.tsx'
import type { GiftCardRow } from './stored-card.ts'

/** Where a card stands. */
export function CardBadge({ card }: { readonly card: GiftCardRow }) {
  const isSpent = card.state === 'active' && card.balanceCents === 0
  return (
    <Group gap={4}>
      <StatusBadge tone={card.state === 'void' || isSpent ? 'calm' : 'good'}>
        {isSpent ? 'Spent' : giftCardStateLabels[card.state]}
      </StatusBadge>
      {card.isTest && <StatusBadge tone="due">Test</StatusBadge>}
      {card.state === 'active' && card.recipientEmail !== '' && card.sentAtMs === null && (
        <StatusBadge tone="due">Not sent yet</StatusBadge>
      )}
    </Group>
  )
}
