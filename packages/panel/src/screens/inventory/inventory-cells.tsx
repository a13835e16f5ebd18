import { Group, Stack, Text } from '@mantine/core'
import { lowStockMost } from '@vitrine/domain/catalogue/stock'
import type { ReactNode } from 'react'
import { useFormat } from '../../format/use-format.ts'
import { LinkText } from '../../parts/link-text.tsx'
import { StatusBadge } from '../../parts/status-badge.tsx'
import { Thumbnail } from '../../parts/thumbnail.tsx'
import { ChangeButton } from './change/change-button.tsx'
import { type InventoryRow, onHandOf } from './inventory-row.ts'

/** The cells of the inventory by the columns of its description. */
export const inventoryCells: Readonly<Record<string, (row: InventoryRow) => ReactNode>> = {
  name: (row) => <NameCell row={row} />,
  variant: ({ variantName }) => variantName,
  sku: ({ sku }) => (
    <Text size="xs" ff="monospace">
      {sku}
    </Text>
  ),
  onHand: (row) => <OnHandCell row={row} />,
  held: ({ stock }) => (stock.unlimited ? 0 : stock.held),
  stock: (row) => <ToSell row={row} />,
  price: ({ priceCents }) => <Price cents={priceCents} />,
  visible: ({ isVisible }) => (isVisible ? 'Yes' : 'No'),
}

function NameCell({ row }: { readonly row: InventoryRow }) {
  return (
    <Group wrap="nowrap" gap="sm">
      <Thumbnail url={row.imageUrl} size={36} />
      <LinkText
        to="/products/$productId"
        params={{ productId: row.productId }}
        fw={600}
        size="sm"
        lineClamp={2}
      >
        {row.title}
      </LinkText>
    </Group>
  )
}

/** What is on hand, and the way to change it. */
function OnHandCell({ row }: { readonly row: InventoryRow }) {
  const { number } = useFormat()
  const onHand = onHandOf(row)
  return (
    <Group gap="2px 8px">
      <Text size="sm" miw={36}>
        {onHand === null ? 'Unlimited' : number(onHand)}
      </Text>
      {row.isCounted && <ChangeButton row={row} />}
    </Group>
  )
}

/** What can still be sold, with a warning where little is left. */
function ToSell({ row, isNamed = false }: { readonly row: InventoryRow; readonly isNamed?: boolean }) {
  const { number } = useFormat()
  const { availableQuantity: left } = row
  if (left === null) return <Text size="sm">Unlimited</Text>
  return (
    <Group gap="2px 8px">
      <Text size="sm">
        {number(left)}
        {isNamed && ' to sell'}
      </Text>
      {left === 0 && <StatusBadge tone="bad">Sold out</StatusBadge>}
      {left > 0 && left <= lowStockMost && <StatusBadge tone="due">Low</StatusBadge>}
    </Group>
  )
}

function Price({ cents }: { readonly cents: number }) {
  const { money } = useFormat()
  return <Text size="sm">{money(cents)}</Text>
}

/** A variant in few lines, as on a phone. */
export function InventoryCard({ row }: { readonly row: InventoryRow }) {
  return (
    <Group wrap="nowrap" align="flex-start" gap="sm">
      <Thumbnail url={row.imageUrl} size={48} />
      <Stack gap={4} flex={1} miw={0}>
        <LinkText to="/products/$productId" params={{ productId: row.productId }} fw={600} size="sm">
          {row.title}
        </LinkText>
        <Text size="xs" c="dimmed">
          {[row.variantName, row.sku].filter(Boolean).join(' · ')}
        </Text>
        <Group justify="space-between" gap="xs">
          <ToSell row={row} isNamed />
          {row.isCounted && <ChangeButton row={row} />}
        </Group>
      </Stack>
    </Group>
  )
}
