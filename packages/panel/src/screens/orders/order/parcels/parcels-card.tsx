import { Stack, Text } from '@mantine/core'
import type { Order } from '@vitrine/domain/orders/order'
import { unitTexts } from '@vitrine/domain/orders/parcels/fulfill-order'
import {
  goodsAmong,
  isCollected,
  isLocalDelivery,
  isSentInstead,
  servicesAmong,
} from '@vitrine/domain/orders/parcels/goes-by-parcel'
import { leftToSend } from '@vitrine/domain/orders/parcels/left-to-send'
import { leftToPrepare, readyPartsNow } from '@vitrine/domain/orders/parcels/ready-units'
import { PanelCard } from '../../../../parts/panel-card.tsx'
import { ParcelEntry } from './parcel-entry.tsx'
import { ReadyEntry } from './ready-entry.tsx'

/** The parcels that were sent, what was delivered, what is ready for its buyer or with them, and what is still to follow. */
export function ParcelsCard({ order }: { readonly order: Order }) {
  const readyParts = readyPartsNow(order)
  const isPending = order.fulfillmentStatus === 'PENDING'
  const isPickup = isCollected(order) && !isSentInstead(order, leftToSend(order))
  const texts = isPickup ? pickupTexts : isLocalDelivery(order) ? deliveryTexts : parcelTexts
  const waiting = isPending ? leftToPrepare(order) : []
  return (
    <PanelCard title={texts.title}>
      <Stack gap="md">
        {isPickup && order.shipping && <PickupPlace shipping={order.shipping} />}
        {order.fulfillments.map((parcel, place) => (
          <ParcelEntry key={parcel.shippedAtMs} order={order} parcel={parcel} place={place + 1} />
        ))}
        {readyParts.map((part, place) => (
          <ReadyEntry key={part.readyAtMs} order={order} part={part} place={place + 1} />
        ))}
        <Waiting title={texts.waiting} texts={unitTexts(order, goodsAmong(order, waiting))} />
        <Waiting title="Still to be done" texts={unitTexts(order, servicesAmong(order, waiting))} />
      </Stack>
    </PanelCard>
  )
}

const pickupTexts = { title: 'Pickup', waiting: 'Still to be prepared' } as const
const deliveryTexts = { title: 'Delivery', waiting: 'Still to be delivered' } as const
const parcelTexts = { title: 'Fulfillment', waiting: 'Still to be sent' } as const

/** What is still to follow; nothing where nothing is. */
function Waiting({ title, texts }: { readonly title: string; readonly texts: readonly string[] }) {
  if (texts.length === 0) return null
  return (
    <div>
      <Text size="sm" fw={600}>
        {title}
      </Text>
      {texts.map((text) => (
        <Text key={text} size="sm">
          {text}
        </Text>
      ))}
    </div>
  )
}

/** Where it is picked up, and when. */
function PickupPlace({
  shipping: { name, note = '' },
}: {
  readonly shipping: NonNullable<Order['shipping']>
}) {
  return (
    <div>
      <Text size="sm">{name}</Text>
      {note !== '' && (
        <Text size="xs" c="dimmed" style={{ whiteSpace: 'pre-line' }}>
          {note}
        </Text>
      )}
    </div>
  )
}
