import { Stack, Text } from '@mantine/core'
import type { Order } from '@vitrine/domain/orders/order'
import { unitTexts } from '@vitrine/domain/orders/parcels/fulfill-order'
import { isCollected } from '@vitrine/domain/orders/parcels/goes-by-parcel'
import { leftToPrepare } from '@vitrine/domain/orders/parcels/ready-units'
import { PanelCard } from '../../../../parts/panel-card.tsx'
import { ParcelEntry } from './parcel-entry.tsx'
import { ReadyEntry } from './ready-entry.tsx'

/** The parcels that were sent, what is ready for its buyer or with them, and what is still to follow. */
export function ParcelsCard({ order }: { readonly order: Order }) {
  const { readyParts = [] } = order
  const isPending = order.fulfillmentStatus === 'PENDING'
  const isPickup = isCollected(order)
  const waiting = isPending ? unitTexts(order, leftToPrepare(order)) : []
  return (
    <PanelCard title={isPickup ? 'Pickup' : 'Fulfillment'}>
      <Stack gap="md">
        {order.fulfillments.map((parcel, place) => (
          <ParcelEntry key={parcel.shippedAtMs} order={order} parcel={parcel} place={place + 1} />
        ))}
        {isPending &&
          readyParts.map((part, place) => (
            <ReadyEntry key={part.readyAtMs} order={order} part={part} place={place + 1} />
          ))}
        {waiting.length > 0 && (
          <div>
            <Text size="sm" fw={600}>
              {isPickup ? 'Still to be prepared' : 'Still to be sent'}
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
