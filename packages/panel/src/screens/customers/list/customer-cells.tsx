import { Group, Text } from '@mantine/core'
import type { ReactNode } from 'react'
import { useFormat } from '../../../format/use-format.ts'
import { LinkText } from '../../../parts/link-text.tsx'
import { countryName } from '../../../parts/names/country-names.ts'
import { StatusBadge } from '../../../parts/status-badge.tsx'
import type { CustomerRow } from './customer-row.ts'
import { ordersText } from './customer-texts.ts'

/** The cells of the customers list by the columns of its description. */
export const customerCells: Readonly<Record<string, (customer: CustomerRow) => ReactNode>> = {
  name: (customer) => <NameCell customer={customer} />,
  email: (customer) => customer.email,
  orders: (customer) => ordersText(customer),
  spent: (customer) => <SpentCell customer={customer} />,
  lastOrder: (customer) => <DateCell atMs={customer.lastOrderAtMs} />,
  firstSeen: (customer) => <DateCell atMs={customer.firstSeenAtMs} />,
  country: (customer) => customer.country && countryName(customer.country),
  tags: (customer) => <TagsCell tags={customer.tags} />,
  news: (customer) => (customer.acceptsNews ? 'Yes' : 'No'),
}

function NameCell({ customer }: { readonly customer: CustomerRow }) {
  return (
    <LinkText to="/customers/$customerId" params={{ customerId: customer.id }} fw={600} size="sm">
      {customer.name || customer.email}
    </LinkText>
  )
}

function SpentCell({ customer }: { readonly customer: CustomerRow }) {
  const { money } = useFormat()
  return customer.currency && money(customer.spentCents, customer.currency)
}

function DateCell({ atMs }: { readonly atMs: number | null }) {
  const { day } = useFormat()
  return (
    <Text size="sm" c="dimmed">
      {atMs === null ? 'None yet' : day(atMs)}
    </Text>
  )
}

/** Tags of a person, side by side. */
export function TagsCell({ tags }: { readonly tags: readonly string[] }) {
  return (
    <Group gap={4}>
      {tags.map((tag) => (
        <StatusBadge key={tag} tone="calm">
          {tag}
        </StatusBadge>
      ))}
    </Group>
  )
}
