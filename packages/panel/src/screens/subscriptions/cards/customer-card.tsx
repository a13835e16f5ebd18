import { Anchor, Stack, Text } from '@mantine/core'
import { addressLinesWithPhone } from '@vitrine/domain/contact/address-lines'
import { PanelCard } from '../../../parts/panel-card.tsx'
import { useSession } from '../../../session/session.ts'
import { panelLocale } from '../../../session/shown-language.ts'
import type { SubscriptionRecord } from '../subscription-row.ts'

/** Who subscribed, where it goes, and how they pay. */
export function CustomerCard({ subscription }: { readonly subscription: SubscriptionRecord }) {
  const { site } = useSession()
  const { email, customerName, shippingAddress, billingAddress, methodText, state } = subscription
  const address = shippingAddress ?? billingAddress
  const isOver = state === 'expired' || state === 'canceled'
  return (
    <PanelCard title="Customer">
      <Stack gap={6}>
        {address === null && customerName !== '' && <Text size="sm">{customerName}</Text>}
        {email === '' ? (
          <Text size="sm">Whoever subscribed was erased.</Text>
        ) : (
          <Anchor href={`mailto:${email}`} size="sm" style={{ overflowWrap: 'anywhere' }}>
            {email}
          </Anchor>
        )}
        {address !== null && (
          <Text size="sm" style={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
            {addressLinesWithPhone(address, panelLocale(site.locale)).join('\n')}
          </Text>
        )}
        {methodText !== null && <Text size="sm">Paid by {methodText}</Text>}
        {methodText === null && !isOver && (
          <Text size="sm">There is no card to charge. Its buyer names one by the link in our mails.</Text>
        )}
      </Stack>
    </PanelCard>
  )
}
