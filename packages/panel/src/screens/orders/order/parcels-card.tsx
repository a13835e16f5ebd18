import { Anchor, Stack, Text } from '@mantine/core'
import { isWebAddress } from '@vitrine/domain/contact/web-address'
import type { Fulfillment, Order } from '@vitrine/domain/orders/order'
import { useFormat } from '../../../format/use-format.ts'
import { PanelCard } from '../../../parts/panel-card.tsx'

/** The parcels that were sent. */
export function ParcelsCard({ order }: { readonly order: Order }) {
  return (
    <PanelCard title="Fulfillment">
      <Stack gap="sm">
        {order.fulfillments.map((fulfillment) => (
          <Parcel key={fulfillment.shippedAtMs} fulfillment={fulfillment} />
        ))}
      </Stack>
    </PanelCard>
  )
}

function Parcel({ fulfillment }: { readonly fulfillment: Fulfillment }) {
  const { moment } = useFormat()
  const { carrier, trackingNumber, trackingUrl, shippedAtMs } = fulfillment
  return (
    <div>
      <Text size="sm">
        {carrier || 'Sent'}
        {trackingNumber && `, tracking number ${trackingNumber}`}
      </Text>
      <Text size="xs" c="dimmed">
        {moment(shippedAtMs)}
      </Text>
      {isWebAddress(trackingUrl) && (
        <Anchor href={trackingUrl} target="_blank" rel="noreferrer" size="sm">
          Track the parcel
        </Anchor>
      )}
    </div>
  )
}
