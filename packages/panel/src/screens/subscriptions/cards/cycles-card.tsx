import { Table, Text } from '@mantine/core'
import type { AttemptState } from '@vitrine/domain/payments/payment-states'
import { useFormat } from '../../../format/use-format.ts'
import { LinkText } from '../../../parts/link-text.tsx'
import { PanelCard } from '../../../parts/panel-card.tsx'
import { StatusBadge, type Tone } from '../../../parts/status-badge.tsx'
import { DisputedBadge } from '../../orders/order/order-badges.tsx'
import type { SubscriptionRecord } from '../subscription-row.ts'

type Cycle = SubscriptionRecord['cycles'][number]

/** Each payment with its order and each try to charge it, the next one first. */
export function CyclesCard({ subscription }: { readonly subscription: SubscriptionRecord }) {
  const { money, day } = useFormat()
  const { cycles, hasMoreCycles, currency } = subscription
  const shown = cycles.filter((each) => stateOf(each, subscription) !== null)
  return (
    <PanelCard title="Payments" isFlush>
      <Table.ScrollContainer minWidth={360} scrollAreaProps={keyboardReachable}>
        <Table horizontalSpacing="lg">
          <Table.Thead>
            <Table.Tr>
              <Table.Th>Due</Table.Th>
              <Table.Th>State</Table.Th>
              <Table.Th ta="right">Amount</Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {shown.map((cycle) => (
              <Table.Tr key={cycle.cycle}>
                <Table.Td style={{ verticalAlign: 'top' }}>{day(cycle.dueAtMs)}</Table.Td>
                <Table.Td>
                  <CycleState cycle={cycle} subscription={subscription} />
                  <Attempts cycle={cycle} />
                </Table.Td>
                <Table.Td ta="right" style={{ verticalAlign: 'top' }}>
                  {cycle.order === null ? '' : money(cycle.order.totalCents, currency)}
                  <MoneyBack cycle={cycle} currency={currency} />
                </Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      </Table.ScrollContainer>
      {hasMoreCycles && (
        <Text size="xs" c="dimmed" p="sm">
          Older payments stand among the orders of this customer.
        </Text>
      )}
    </PanelCard>
  )
}

function CycleState({
  cycle,
  subscription,
}: {
  readonly cycle: Cycle
  readonly subscription: SubscriptionRecord
}) {
  if (cycle.order)
    return (
      <LinkText to="/orders/$orderId" params={{ orderId: cycle.order.id }} size="sm">
        {`Order ${cycle.order.name}`}
      </LinkText>
    )
  const state = stateOf(cycle, subscription)
  return state && <StatusBadge tone={stateTones[state]}>{stateLabels[state]}</StatusBadge>
}

/** What of a payment did not stay, or may not. */
function MoneyBack({ cycle: { order }, currency }: { readonly cycle: Cycle; readonly currency: string }) {
  const { money } = useFormat()
  if (order === null) return null
  return (
    <>
      {order.refundedCents > 0 && (
        <Text size="xs" c="dimmed">
          Refunded: {money(order.refundedCents, currency)}
        </Text>
      )}
      {order.refundUnderWayCents > 0 && (
        <Text size="xs" c="dimmed">
          Refund under way: {money(order.refundUnderWayCents, currency)}
        </Text>
      )}
      {order.lostCents > 0 && (
        <Text size="xs" c="dimmed">
          Lost in a dispute: {money(order.lostCents, currency)}
        </Text>
      )}
      {order.isDisputed && <DisputedBadge />}
    </>
  )
}

function Attempts({ cycle }: { readonly cycle: Cycle }) {
  const { moment } = useFormat()
  const shown = cycle.attempts.filter(({ state }) => state !== 'paid' || cycle.attempts.length > 1)
  return shown.map(({ atMs, state, message }) => (
    <Text key={atMs} size="xs" c="dimmed" style={{ overflowWrap: 'anywhere' }}>
      {moment(atMs)}: {attemptLabels[state]}
      {message !== '' && ` (${message})`}
    </Text>
  ))
}

type CycleWord = 'paid' | 'failed' | 'planned' | 'left-out'

/** What became of a payment; null: nothing, and nothing will. */
function stateOf({ order, cycle, attempts }: Cycle, { state, cycles }: SubscriptionRecord): CycleWord | null {
  if (order) return 'paid'
  const isNext = cycle === cycles[0]?.cycle
  if (!isNext) return attempts.length > 0 ? 'failed' : 'left-out'
  if (attempts.some((each) => each.state === 'declined' || each.state === 'expired')) return 'failed'
  return state === 'active' || state === 'past-due' ? 'planned' : null
}

const stateLabels: Readonly<Record<CycleWord, string>> = {
  paid: 'Paid',
  failed: 'Failed',
  planned: 'Planned',
  'left-out': 'Left out',
}

const stateTones: Readonly<Record<CycleWord, Tone>> = {
  paid: 'good',
  failed: 'bad',
  planned: 'calm',
  'left-out': 'calm',
}

const attemptLabels: Readonly<Record<AttemptState, string>> = {
  started: 'being charged',
  'awaiting-confirmation': 'waits for its buyer',
  processing: 'on its way',
  paid: 'paid',
  declined: 'declined',
  expired: 'not answered in time',
}

/** Nothing in the table takes the focus where there is no order, so on a phone the table itself does, to be scrolled by keys. */
const keyboardReachable = { viewportProps: { tabIndex: 0 } } as const
