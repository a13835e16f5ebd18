import { Button, Collapse, Group, Stack, Text, VisuallyHidden } from '@mantine/core'
import { useDisclosure, useId } from '@mantine/hooks'
import { LinkText } from '../../../parts/link-text.tsx'
import { Thumbnail } from '../../../parts/thumbnail.tsx'
import { PriceText, StockText } from './product-cells.tsx'
import type { ProductRow } from './product-row.ts'
import { StockEditor } from './stock-editor.tsx'
import { VisibilityBadge } from './visibility-badge.tsx'

/** A product in the list on a phone. */
export function ProductCard({ product }: { readonly product: ProductRow }) {
  const [isOpen, stock] = useDisclosure(false)
  const panelId = useId()
  return (
    <Stack component="li" gap={6} p="md">
      <Group wrap="nowrap" align="flex-start" gap="sm">
        <Thumbnail url={product.imageUrl} size={56} />
        <Stack gap={2} flex={1} miw={0}>
          <Group justify="space-between" wrap="nowrap" align="flex-start" gap="xs">
            <LinkText to="/products/$productId" params={{ productId: product.id }} fw={600} size="sm">
              {product.title}
            </LinkText>
            <VisibilityBadge isVisible={product.isVisible} />
          </Group>
          <PriceText row={product} />
          <StockText row={product} />
        </Stack>
      </Group>
      <Button
        variant="default"
        size="xs"
        aria-expanded={isOpen}
        aria-controls={panelId}
        onClick={stock.toggle}
        style={{ alignSelf: 'flex-start' }}
      >
        Change stock<VisuallyHidden> of {product.title}</VisuallyHidden>
      </Button>
      <Collapse expanded={isOpen} id={panelId}>
        <Stack gap="sm" py="xs">
          {product.variants.map((variant) => (
            <div key={variant.id}>
              <Text size="xs" c="dimmed" mb={4}>
                {variant.name || 'In stock'} · {variant.sku}
              </Text>
              <StockEditor
                key={JSON.stringify(variant.stock)}
                productId={product.id}
                variant={variant}
                name={variant.name === '' ? product.title : `${product.title}, ${variant.name}`}
              />
            </div>
          ))}
        </Stack>
      </Collapse>
    </Stack>
  )
}
