import { Alert, Button, Group, Stack, Text } from '@mantine/core'
import { refuseNewsCall } from '@vitrine/contract/customers/panel-calls'
import { acceptsNews, type NewsConsent } from '@vitrine/domain/customers/customer'
import { prepareCall } from '../../../call/prepare-call.ts'
import { useFormat } from '../../../format/use-format.ts'
import { refusalIn } from '../../../parts/changes/use-change.ts'
import { PanelCard } from '../../../parts/panel-card.tsx'
import { StatusBadge } from '../../../parts/status-badge.tsx'
import type { CustomerRecord } from './customer-record.ts'
import { useCustomerChange } from './use-customer-change.ts'

/** What a person said about news by mail, when and where. */
export function NewsCard({ customer }: Pick<CustomerRecord, 'customer'>) {
  const { moment } = useFormat()
  const change = useCustomerChange(customer.id)
  const refusal = refusalIn(change)
  const isWilling = acceptsNews(customer)
  const latestFirst = customer.consents.toReversed()
  return (
    <PanelCard
      title="News by mail"
      beside={
        <StatusBadge tone={isWilling ? 'good' : 'calm'}>
          {isWilling ? 'Accepts' : 'Does not accept'}
        </StatusBadge>
      }
    >
      <Stack gap="sm">
        <div role="alert">{refusal && <Alert color="red">{refusal.message}</Alert>}</div>
        {latestFirst.length === 0 && (
          <Text size="sm" c="dimmed">
            Never said yes at the checkout.
          </Text>
        )}
        {latestFirst.map((consent) => (
          <div key={`${consent.atMs}-${consent.isGiven}`}>
            <Text size="sm">{wordsOf(consent)}</Text>
            <Text size="xs" c="dimmed">
              {moment(consent.atMs)}
              {consent.by && `, written down by ${consent.by}`}
            </Text>
          </div>
        ))}
        {isWilling && (
          <Group>
            <Button
              variant="default"
              size="xs"
              loading={change.state.kind === 'saving'}
              onClick={() =>
                void change.send(
                  prepareCall(refuseNewsCall, { params: { customerId: customer.id }, body: {} }),
                  'It is noted that they want no more news',
                )
              }
            >
              Wants no more news
            </Button>
          </Group>
        )}
      </Stack>
    </PanelCard>
  )
}

function wordsOf({ isGiven, source, orderNumber }: NewsConsent): string {
  if (!isGiven) return 'Said no'
  return source === 'newsletter' ? 'Took the leave back' : `Said yes at the checkout of order ${orderNumber}`
}
