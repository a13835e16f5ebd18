import { ActionIcon, Group, Stack, Text } from '@mantine/core'
import { ChevronDown, ChevronRight } from 'lucide-react'
import { useFormat } from '../../../format/use-format.ts'
import { LinkText } from '../../../parts/link-text.tsx'
import type { ListColumn, ListRow } from '../../../parts/lists/list-table.tsx'
import { StatusBadge } from '../../../parts/status-badge.tsx'
import { Thumbnail } from '../../../parts/thumbnail.tsx'
import { typeTraits } from '../editor/rules/product-types.ts'
import { type ProductRow, stockText } from './product-row.ts'
import { VisibilityBadge } from './visibility-badge.tsx'

/** The columns of the products list. */
export const productColumns: ListColumn<ProductRow>[] = [
  {
    id: 'title',
    header: 'Product',
    enableSorting: true,
    accessorFn: (row) => row.title,
    cell: ({ row }) => <TitleCell row={row} />,
  },
  {
    id: 'stock',
    header: 'Stock',
    accessorFn: (row) => row.availableQuantity,
    cell: ({ row }) => <StockText row={row.original} />,
  },
  {
    id: 'price',
    header: 'Price',
    accessorFn: (row) => row.lowestPriceCents,
    cell: ({ row }) => <PriceText row={row.original} />,
  },
  {
    id: 'status',
    header: 'Status',
    cell: ({ row }) => <VisibilityBadge isVisible={row.original.isVisible} />,
  },
  {
    id: 'updated',
    header: 'Updated',
    sortDescFirst: true,
    accessorFn: (row) => row.updatedAtMs,
    cell: ({ row }) => <Updated atMs={row.original.updatedAtMs} />,
  },
]

function TitleCell({ row }: { readonly row: ListRow<ProductRow> }) {
  const { id, title, type, imageUrl, variants } = row.original
  const isOpen = row.getIsExpanded()
  const Chevron = isOpen ? ChevronDown : ChevronRight
  return (
    <Group wrap="nowrap" gap="sm">
      <ActionIcon
        variant="subtle"
        color="gray"
        aria-label={`Stock of ${title} by variant`}
        aria-expanded={isOpen}
        onClick={() => row.toggleExpanded()}
      >
        <Chevron size={16} aria-hidden />
      </ActionIcon>
      <Thumbnail url={imageUrl} size={44} />
      <Stack gap={0} miw={0}>
        <LinkText to="/products/$productId" params={{ productId: id }} fw={600} size="sm" lineClamp={2}>
          {title}
        </LinkText>
        <Text size="xs" c="dimmed">
          {typeTraits[type].label}
          {variants.length > 1 && ` · ${variants.length} variants`}
        </Text>
      </Stack>
    </Group>
  )
}

/** How many are left, with a warning when they are few. */
export function StockText({ row }: { readonly row: ProductRow }) {
  const { text, badge } = stockText(row)
  return (
    <Group gap={8} wrap="nowrap">
      <Text size="sm">{text}</Text>
      {badge && <StatusBadge tone={badge.tone}>{badge.text}</StatusBadge>}
    </Group>
  )
}

/** The price or the range of prices, and whether there is a sale. */
export function PriceText({ row }: { readonly row: ProductRow }) {
  const { priceRange } = useFormat()
  return (
    <Group gap={8} wrap="nowrap">
      <Text size="sm">{priceRange(row.lowestPriceCents, row.highestPriceCents)}</Text>
      {row.isOnSale && <StatusBadge tone="calm">Sale</StatusBadge>}
    </Group>
  )
}

function Updated({ atMs }: { readonly atMs: number }) {
  const { ago } = useFormat()
  return (
    <Text size="sm" c="dimmed">
      {ago(atMs)}
    </Text>
  )
}
