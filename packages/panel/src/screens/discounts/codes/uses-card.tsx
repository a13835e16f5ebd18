import { Button, Group, Stack, Text } from '@mantine/core'
import { listDiscountUsesCall } from '@vitrine/contract/discounts/panel-calls'
import { useState } from 'react'
import { useCall } from '../../../call/use-call.ts'
import { useFormat } from '../../../format/use-format.ts'
import { ErrorNotice } from '../../../parts/error-notice.tsx'
import { LinkText } from '../../../parts/link-text.tsx'
import { PanelCard } from '../../../parts/panel-card.tsx'

/** The orders that had a discount, with what it took off. */
export function UsesCard({ discountId }: { readonly discountId: string }) {
  const { money, moment } = useFormat()
  const [query, setQuery] = useState<{ readonly beforeMs?: number; readonly beforeNumber?: number }>({})
  const found = useCall(
    listDiscountUsesCall,
    { params: { discountId }, query },
    { keepPrevious: true, isFresh: true },
  )
  const uses = found.data?.uses ?? []
  return (
    <PanelCard title="Orders that used it">
      <Stack gap="xs">
        {found.isError && <ErrorNotice error={found.error} onRetry={() => void found.refetch()} />}
        {uses.length === 0 && !found.isPending && !found.isError && (
          <Text size="sm" c="dimmed" role="status">
            No order has used it yet.
          </Text>
        )}
        {uses.map(({ orderId, orderNumber, code, amountCents, currency, atMs }) => (
          <Group key={orderId} justify="space-between" wrap="nowrap">
            <div>
              <LinkText to="/orders/$orderId" params={{ orderId }} size="sm" fw={600}>
                #{orderNumber}
              </LinkText>
              <Text size="xs" c="dimmed">
                {moment(atMs)} {code}
              </Text>
            </div>
            <Text size="sm">−{money(amountCents, currency)}</Text>
          </Group>
        ))}
        {found.data?.hasMore && (
          <Group>
            <Button
              variant="default"
              size="xs"
              onClick={() => {
                const last = uses.at(-1)
                if (last) setQuery({ beforeMs: last.atMs, beforeNumber: last.orderNumber })
              }}
            >
              Older orders
            </Button>
          </Group>
        )}
      </Stack>
    </PanelCard>
  )
}
