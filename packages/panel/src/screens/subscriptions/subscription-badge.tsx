import { Group } from '@mantine/core'
import { subscriptionStateLabels } from '@vitrine/domain/subscriptions/subscription-state-labels'
import type { SubscriptionState } from '@vitrine/domain/subscriptions/subscription-states'
import { useFormat } from '../../format/use-format.ts'
import { StatusBadge, type Tone } from '../../parts/status-badge.tsx'
import type { SubscriptionRow } from './subscription-row.ts'

const tones: Readonly<Record<SubscriptionState, Tone>> = {
  active: 'good',
  'past-due': 'bad',
  paused: 'due',
  canceled: 'calm',
  expired: 'calm',
}

/** Where a subscription stands. */
export function SubscriptionBadge({
  row,
}: {
  readonly row: Pick<
    SubscriptionRow,
    'state' | 'isTest' | 'pausedUntilMs' | 'endsAtMs' | 'isOver' | 'waiting'
  >
}) {
  const { day } = useFormat()
  return (
    <Group gap={4}>
      {row.pausedUntilMs === null ? (
        <StatusBadge tone={tones[row.state]}>{stateWords(row, day)}</StatusBadge>
      ) : (
        <StatusBadge tone={tones.paused}>{`Paused until ${day(row.pausedUntilMs)}`}</StatusBadge>
      )}
      {row.waiting && (
        <StatusBadge tone="bad">
          {row.waiting.reason === 'sold-out'
            ? `Not in stock since ${day(row.waiting.sinceMs)}`
            : `Not delivered since ${day(row.waiting.sinceMs)}`}
        </StatusBadge>
      )}
      {row.isTest && <StatusBadge tone="due">Test</StatusBadge>}
    </Group>
  )
}

/** One whose payments were all made ends when what was paid is over. */
function stateWords(
  { state, endsAtMs, isOver }: Pick<SubscriptionRow, 'state' | 'endsAtMs' | 'isOver'>,
  day: (atMs: number) => string,
): string {
  return state === 'expired' && endsAtMs !== null && !isOver
    ? `Paid until ${day(endsAtMs)}`
    : subscriptionStateLabels[state]
}
