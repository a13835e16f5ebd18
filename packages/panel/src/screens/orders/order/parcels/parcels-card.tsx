import { Stack, Text } from '@mantine/core'
import type { Order } from '@vitrine/domain/orders/order'
import { unitTexts } from '@vitrine/domain/orders/parcels/fulfill-order'
import { isPartlySent, leftToSend } from '@vitrine/domain/orders/parcels/left-to-send'
import { PanelCard } from '../../../../parts/panel-card.tsx'
import { ParcelEntry } from './parcel-entry.tsx'

/** The parcels that were sent, and what is still to follow. */
export function ParcelsCard({ order }: { readonly order: Order }) {
  const waiting = isPartlySent(order) ? unitTexts(order, leftToSend(order)) : []
  return (
    <PanelCard title="Fulfillment">
      <Stack gap="md">
        {order.fulfillments.map((parcel, place) => (
          <ParcelEntry key={parcel.shippedAtMs} order={order} parcel={parcel} place={place + 1} />
        ))}
        {waiting.length > 0 && (
          <div>
            <Text size="sm" fw={600}>
              Still to be sent
            </Text>
            {waiting.map((text) => (
              <Text key={text} size="sm">
                {text}
              </Text>
            ))}
          </div>
        )}
      </Stack>
    </PanelCard>
  )
}
