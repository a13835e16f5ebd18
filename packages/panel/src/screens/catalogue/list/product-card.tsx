import { Group, Stack } from '@mantine/core'
import { LinkText } from '../../../parts/link-text.tsx'
import { Thumbnail } from '../../../parts/thumbnail.tsx'
import { PriceText, StockText } from './product-cells.tsx'
import type { ProductRow } from './product-row.ts'
import { VisibilityBadge } from './visibility-badge.tsx'

/** A product in the list on a phone. */
export function ProductCard({ product }: { readonly product: ProductRow }) {
  return (
    <Group wrap="nowrap" align="flex-start" gap="sm">
      <Thumbnail url={product.imageUrl} size={56} />
      <Stack gap={2} flex={1} miw={0}>
        <Group justify="space-between" wrap="nowrap" align="flex-start" gap="xs">
          <LinkText to="/products/$productId" params={{ productId: product.id }} fw={600} size="sm">
            {product.title}
          </LinkText>
          <VisibilityBadge isVisible={product.isVisible} publishFromMs={product.publishFromMs} />
        </Group>
        <PriceText row={product} />
        <StockText row={product} />
      </Stack>
    </Group>
  )
}
