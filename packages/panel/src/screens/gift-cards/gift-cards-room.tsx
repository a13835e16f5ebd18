import { EmptyState, Group, Stack, Text } from '@mantine/core'
import { giftCardsList } from '@vitrine/contract/gift-cards/gift-cards-list'
import { listGiftCardsCall } from '@vitrine/contract/gift-cards/panel-calls'
import { Gift } from 'lucide-react'
import { callQuery } from '../../call/call-query.ts'
import { useFormat } from '../../format/use-format.ts'
import { LinkText } from '../../parts/link-text.tsx'
import type { ListRoom } from '../../parts/lists/list-room.ts'
import { CardBadge } from './card-badge.tsx'
import type { GiftCardRow } from './stored-card.ts'

/** The gift cards of the shop. */
export const giftCardsRoom: ListRoom<GiftCardRow> = {
  list: giftCardsList,
  read: (query) => callQuery(listGiftCardsCall, { query }),
  nameOf: ({ lastFour }) => `••••${lastFour}`,
  cells: {
    lastFour: (row) => <Name row={row} />,
    balance: (row) => <Amount cents={row.balanceCents} currency={row.currency} />,
    initial: (row) => <Amount cents={row.initialCents} currency={row.currency} />,
    state: (row) => <CardBadge card={row} />,
    recipient: (row) => <Recipient row={row} />,
    issued: (row) => <Day atMs={row.issuedAtMs} />,
    changed: (row) => <Day atMs={row.updatedAtMs} />,
    order: (row) => row.orderName,
  },
  card: (row) => (
    <Stack gap={4}>
      <Group justify="space-between" wrap="nowrap">
        <Name row={row} />
        <Amount cents={row.balanceCents} currency={row.currency} />
      </Group>
      <Recipient row={row} />
      <CardBadge card={row} />
    </Stack>
  ),
  acts: [],
  empty: (
    <EmptyState
      py="xl"
      role="status"
      icon={<Gift aria-hidden />}
      title="No gift cards yet"
      description="Sell them as a product of the type “Gift card”, or issue one by hand."
    />
  ),
}

function Name({ row }: { readonly row: GiftCardRow }) {
  return (
    <LinkText to="/gift-cards/$cardId" params={{ cardId: row.id }} fw={600} size="sm">
      {`••••${row.lastFour}`}
    </LinkText>
  )
}

function Amount({ cents, currency }: { readonly cents: number; readonly currency: string }) {
  const { money } = useFormat()
  return <Text size="sm">{money(cents, currency)}</Text>
}

function Recipient({ row }: { readonly row: GiftCardRow }) {
  return (
    <Text size="sm" style={{ overflowWrap: 'anywhere' }}>
      {row.recipientName || row.recipientEmail}
    </Text>
  )
}

function Day({ atMs }: { readonly atMs: number }) {
  const { day } = useFormat()
  return (
    <Text size="sm" c="dimmed">
      {day(atMs)}
    </Text>
  )
}
