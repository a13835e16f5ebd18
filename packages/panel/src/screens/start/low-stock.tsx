import { Group, Text } from '@mantine/core'
import type { ReplyOf } from '@vitrine/contract/call'
import { listProductsCall } from '@vitrine/contract/catalogue/panel-calls'
import { useCall } from '../../call/use-call.ts'
import { LinkText } from '../../parts/link-text.tsx'
import { CardList } from '../../parts/lists/card-list.tsx'
import { PanelCard } from '../../parts/panel-card.tsx'
import { Shown } from '../../parts/reading/shown.tsx'
import { Thumbnail } from '../../parts/thumbnail.tsx'
import { StockText } from '../catalogue/list/product-cells.tsx'
import type { ProductRow } from '../catalogue/list/product-row.ts'
import { runningLow } from '../catalogue/list/running-low.ts'

/** Which products those are. */
export const lowStock = { query: { ...runningLow, limit: 6 } } as const

/** The products of which few or none are left. */
export function LowStock() {
  const query = useCall(listProductsCall, lowStock)
  return (
    <PanelCard
      title="Running low"
      isFlush
      beside={
        <LinkText to="/products" search={runningLow} size="sm">
          All of them
        </LinkText>
      }
    >
      <Shown of={[query]} loading="Loading products">
        {(read) => <Low reply={read} />}
      </Shown>
    </PanelCard>
  )
}

function Low({ reply }: { readonly reply: ReplyOf<typeof listProductsCall> }) {
  if (reply.rows.length === 0) {
    return (
      <Text c="dimmed" size="sm" px={20} pb={20}>
        Enough of everything.
      </Text>
    )
  }
  return (
    <CardList label="Running low">
      {reply.rows.map((product) => (
        <LowRow key={product.id} product={product} />
      ))}
    </CardList>
  )
}

function LowRow({ product }: { readonly product: ProductRow }) {
  return (
    <Group component="li" wrap="nowrap" px={20} py="sm" gap="sm">
      <Thumbnail url={product.imageUrl} size={36} />
      <LinkText
        to="/products/$productId"
        params={{ productId: product.id }}
        size="sm"
        fw={600}
        flex={1}
        truncate
      >
        {product.title}
      </LinkText>
      <StockText row={product} />
    </Group>
  )
}
