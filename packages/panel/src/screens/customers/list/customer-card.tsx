import { Group, Stack, Text } from '@mantine/core'
import { useFormat } from '../../../format/use-format.ts'
import { LinkText } from '../../../parts/link-text.tsx'
import { TagsCell } from './customer-cells.tsx'
import type { CustomerRow } from './customer-row.ts'
import { ordersText } from './customer-texts.ts'

/** A person in few lines, as on a phone. */
export function CustomerSummary({ customer }: { readonly customer: CustomerRow }) {
  const { money, day } = useFormat()
  const { lastOrderAtMs } = customer
  return (
    <Stack gap={4}>
      <Group justify="space-between" wrap="nowrap">
        <LinkText to="/customers/$customerId" params={{ customerId: customer.id }} fw={600} size="sm">
          {customer.name || customer.email}
        </LinkText>
        {customer.currency && (
          <Text size="sm" fw={600}>
            {money(customer.spentCents, customer.currency)}
          </Text>
        )}
      </Group>
      {customer.name && (
        <Text size="sm" truncate>
          {customer.email}
        </Text>
      )}
      <Text size="xs" c="dimmed">
        {`Orders: ${ordersText(customer)}`}
        {lastOrderAtMs !== null && `, the last on ${day(lastOrderAtMs)}`}
      </Text>
      <TagsCell tags={customer.tags} />
    </Stack>
  )
}
