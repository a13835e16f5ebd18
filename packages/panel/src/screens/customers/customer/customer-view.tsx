import { Grid, Group, Stack, Text } from '@mantine/core'
import { fullName } from '@vitrine/domain/contact/full-name'
import { useFormat } from '../../../format/use-format.ts'
import { BackLink } from '../../../parts/back-link.tsx'
import { Neighbours } from '../../../parts/lists/trail/neighbours.tsx'
import { PageHead } from '../../../parts/page-head.tsx'
import { AccountCard } from './account-card.tsx'
import { CommentsCard } from './comments-card.tsx'
import { ContactCard } from './contact-card.tsx'
import type { CustomerRecord } from './customer-record.ts'
import { NewsCard } from './news-card.tsx'
import { NotesCard } from './notes-card.tsx'
import { OrdersCard } from './orders-card.tsx'
import { PersonCard } from './person-card.tsx'

/** A person in full. */
export function CustomerView({ customer, orders, hasMoreOrders, comments }: CustomerRecord) {
  const { day } = useFormat()
  return (
    <>
      <PageHead
        title={fullName(customer) || customer.email}
        above={
          <Group justify="space-between">
            <BackLink to="/customers">Customers</BackLink>
            <Neighbours key={customer.id} list="/customers" id={customer.id} />
          </Group>
        }
      />
      <Text c="dimmed" size="sm" mt="-12px" mb="lg">
        First seen {day(customer.firstSeenAtMs)}
      </Text>
      <Grid gap="lg">
        <Grid.Col span={{ base: 12, md: 8 }}>
          <Stack gap="lg">
            <OrdersCard customer={customer} orders={orders} hasMoreOrders={hasMoreOrders} />
            <NotesCard customer={customer} />
            {comments.length > 0 && <CommentsCard comments={comments} />}
          </Stack>
        </Grid.Col>
        <Grid.Col span={{ base: 12, md: 4 }}>
          <Stack gap="lg">
            <ContactCard customer={customer} />
            <AccountCard customer={customer} />
            <NewsCard customer={customer} />
            <PersonCard customer={customer} />
          </Stack>
        </Grid.Col>
      </Grid>
    </>
  )
}
