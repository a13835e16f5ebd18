import { Table, Text } from '@mantine/core'
import type { GiftMovementKind } from '@vitrine/domain/gift-cards/gift-card'
import { useFormat } from '../../format/use-format.ts'
import { LinkText } from '../../parts/link-text.tsx'
import { PanelCard } from '../../parts/panel-card.tsx'
import type { GiftCardReply } from './stored-card.ts'

const kindLabels: Readonly<Record<GiftMovementKind, string>> = {
  issue: 'Issued',
  redeem: 'Paid an order',
  refund: 'Given back',
  adjust: 'Changed by hand',
  void: 'Made void',
  expire: 'Expired',
}

/** What happened on a card, the latest first. */
export function LedgerCard({ card, movements }: GiftCardReply) {
  const { money, moment } = useFormat()
  return (
    <PanelCard title="Ledger" isFlush>
      <Table.ScrollContainer minWidth={420} scrollAreaProps={keyboardReachable}>
        <Table>
          <Table.Thead>
            <Table.Tr>
              <Table.Th>When</Table.Th>
              <Table.Th>What</Table.Th>
              <Table.Th ta="right">Amount</Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {movements.toReversed().map(({ id, kind, cents, orderId, reason, by, atMs }) => (
              <Table.Tr key={`${kind} ${id}`}>
                <Table.Td>{moment(atMs)}</Table.Td>
                <Table.Td>
                  {orderId === null ? (
                    kindLabels[kind]
                  ) : (
                    <LinkText to="/orders/$orderId" params={{ orderId }} size="sm">
                      {kindLabels[kind]}
                    </LinkText>
                  )}
                  {(reason !== '' || by !== '') && (
                    <Text size="xs" c="dimmed" style={{ overflowWrap: 'anywhere' }}>
                      {[reason, by].filter(Boolean).join(' · ')}
                    </Text>
                  )}
                </Table.Td>
                <Table.Td ta="right">{money(cents, card.currency)}</Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      </Table.ScrollContainer>
    </PanelCard>
  )
}

/** Nothing in the table takes the focus, so on a phone the table itself does, to be scrolled by keys. */
const keyboardReachable = { viewportProps: { tabIndex: 0 } } as const
