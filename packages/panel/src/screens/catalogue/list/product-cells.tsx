import { Group, Stack, Text } from '@mantine/core'
import type { ReactNode } from 'react'
import { useFormat } from '../../../format/use-format.ts'
import { LinkText } from '../../../parts/link-text.tsx'
import { StatusBadge } from '../../../parts/status-badge.tsx'
import { Thumbnail } from '../../../parts/thumbnail.tsx'
import { typeTraits } from '../editor/rules/product-types.ts'
import { type ProductRow, stockText } from './product-row.ts'
import { VisibilityBadge } from './visibility-badge.tsx'

/** The cells of the products list by the columns of its description. */
export const productCells: Readonly<Record<string, (product: ProductRow) => ReactNode>> = {
  title: (product) => <TitleCell product={product} />,
  sku: ({ variants }) => <SkuCell skus={variants.map(({ sku }) => sku).filter((sku) => sku !== '')} />,
  stock: (product) => <StockText row={product} />,
  price: (product) => <PriceText row={product} />,
  visible: ({ isVisible, publishFromMs }) => (
    <VisibilityBadge isVisible={isVisible} publishFromMs={publishFromMs} />
  ),
  publishFrom: ({ publishFromMs }) => <Planned atMs={publishFromMs} />,
  saleChanges: ({ saleChangesMs }) => <Planned atMs={saleChangesMs} />,
  type: ({ type }) => typeTraits[type].label,
  onSale: ({ isOnSale }) => (isOnSale ? 'Yes' : 'No'),
  categories: ({ categories }) => categories.join(', '),
  tags: ({ tags }) => tags.join(', '),
  variants: ({ variants }) => variants.length,
  updated: ({ updatedAtMs }) => <Ago atMs={updatedAtMs} />,
  created: ({ createdAtMs }) => <Ago atMs={createdAtMs} />,
}

function TitleCell({ product }: { readonly product: ProductRow }) {
  const { id, title, type, imageUrl, variants } = product
  return (
    <Group wrap="nowrap" gap="sm">
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

/** The first SKU, and how many there are beside it. */
function SkuCell({ skus }: { readonly skus: readonly string[] }) {
  return (
    <Text size="xs" ff="monospace">
      {skus[0]}
      {skus.length > 1 && ` +${skus.length - 1}`}
    </Text>
  )
}

/** How many are left, with a warning when they are few. */
export function StockText({ row }: { readonly row: ProductRow }) {
  const { text, badge } = stockText(row)
  return (
    <Group gap="2px 8px">
      <Text size="sm" style={{ whiteSpace: 'nowrap' }}>
        {text}
      </Text>
      {badge && <StatusBadge tone={badge.tone}>{badge.text}</StatusBadge>}
    </Group>
  )
}

/** The price or the range of prices, and whether there is a sale. */
export function PriceText({ row }: { readonly row: ProductRow }) {
  const { priceRange } = useFormat()
  return (
    <Group gap="2px 8px">
      <Text size="sm" style={{ whiteSpace: 'nowrap' }}>
        {priceRange(row.lowestPriceCents, row.highestPriceCents)}
      </Text>
      {row.isOnSale && <StatusBadge tone="calm">Sale</StatusBadge>}
    </Group>
  )
}

function Planned({ atMs }: { readonly atMs: number | null }) {
  const { moment } = useFormat()
  return atMs === null ? null : (
    <Text size="sm" style={{ whiteSpace: 'nowrap' }}>
      {moment(atMs)}
    </Text>
  )
}

function Ago({ atMs }: { readonly atMs: number }) {
  const { ago } = useFormat()
  return (
    <Text size="sm" c="dimmed" style={{ whiteSpace: 'nowrap' }}>
      {ago(atMs)}
    </Text>
  )
}
