import { Anchor, Stack, Text, Title } from '@mantine/core'
import { addressLinesWithPhone } from '@vitrine/domain/contact/address-lines'
import { PanelCard } from '../../../parts/panel-card.tsx'
import { useSession } from '../../../session/session.ts'
import { panelLocale } from '../../../session/shown-language.ts'
import type { CustomerRecord } from './customer-record.ts'

/** How to reach a person, and where they had things sent. */
export function ContactCard({ customer }: Pick<CustomerRecord, 'customer'>) {
  const { locale } = useSession().site
  return (
    <PanelCard title="Contact">
      <Stack gap="md">
        <div>
          <Anchor href={`mailto:${customer.email}`} size="sm" style={{ overflowWrap: 'anywhere' }}>
            {customer.email}
          </Anchor>
          {customer.phone && <Text size="sm">{customer.phone}</Text>}
        </div>
        {customer.addresses.length > 0 && (
          <div>
            <Title order={3} mb={2}>
              {customer.addresses.length === 1 ? 'Address' : 'Addresses, the last first'}
            </Title>
            <Stack gap="sm">
              {customer.addresses.map((address) => (
                <Text
                  key={JSON.stringify(address)}
                  size="sm"
                  component="address"
                  style={{ fontStyle: 'normal', whiteSpace: 'pre-line' }}
                >
                  {addressLinesWithPhone(address, panelLocale(locale)).join('\n')}
                </Text>
              ))}
            </Stack>
          </div>
        )}
      </Stack>
    </PanelCard>
  )
}
