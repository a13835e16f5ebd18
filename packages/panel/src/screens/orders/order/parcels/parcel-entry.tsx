import { Anchor, Button, Group, Text } from '@mantine/core'
import { takeParcelBackCall } from '@vitrine/contract/orders/panel-calls'
import { isWebAddress } from '@vitrine/domain/contact/web-address'
import type { Fulfillment, Order } from '@vitrine/domain/orders/order'
import { problemOf } from '@vitrine/domain/orders/order-table'
import { unitTexts } from '@vitrine/domain/orders/parcels/fulfill-order'
import { type FulfillmentWay, fulfillmentWay } from '@vitrine/domain/orders/parcels/goes-by-parcel'
import { unitsOf } from '@vitrine/domain/orders/parcels/left-to-send'
import { useState } from 'react'
import { prepareCall } from '../../../../call/prepare-call.ts'
import { useFormat } from '../../../../format/use-format.ts'
import { FormDialog } from '../../../../parts/dialogs/form-dialog.tsx'
import { LinkText } from '../../../../parts/link-text.tsx'
import { useMay } from '../../../../session/may.ts'
import { useOrderChange } from '../use-order-change.ts'

interface ParcelEntryProps {
  readonly order: Order
  readonly parcel: Fulfillment
  /** Which one of the order it is, from 1. */
  readonly place: number
}

/** A parcel: what is in it, how it goes, its slip, and the way to take it back. Services are done, and have no slip. */
export function ParcelEntry({ order, parcel, place }: ParcelEntryProps) {
  const { moment } = useFormat()
  const { carrier, trackingNumber, trackingUrl, shippedAtMs } = parcel
  const mayTakeBack = useMay(takeParcelBackCall) && problemOf(order, 'take-back') === null
  const way = fulfillmentWay(order, parcel)
  const texts = textsOf(way)
  return (
    <div>
      <Text size="sm" fw={600}>
        {carrier || wayTexts[way]}
        {trackingNumber && `, tracking number ${trackingNumber}`}
      </Text>
      {unitTexts(order, unitsOf(order, parcel)).map((text) => (
        <Text key={text} size="sm">
          {text}
        </Text>
      ))}
      <Text size="xs" c="dimmed">
        {moment(shippedAtMs)}
      </Text>
      <Group gap="md" mt={4}>
        {isWebAddress(trackingUrl) && (
          <Anchor href={trackingUrl} target="_blank" rel="noreferrer" size="sm">
            Track the parcel
          </Anchor>
        )}
        {'slip' in texts && (
          <LinkText
            to="/orders/$orderId/packing-slip"
            params={{ orderId: order.id }}
            search={{ parcel: shippedAtMs }}
            size="sm"
            aria-label={texts.slip(place)}
          >
            Packing slip
          </LinkText>
        )}
        {mayTakeBack && <TakeBack order={order} parcel={parcel} place={place} />}
      </Group>
    </div>
  )
}

const wayTexts: Readonly<Record<FulfillmentWay, string>> = {
  sent: 'Sent',
  delivered: 'Delivered',
  'picked-up': 'Picked up',
  ready: 'Ready for pickup',
  done: 'Done',
}

function TakeBack({ order, parcel, place }: ParcelEntryProps) {
  const [isAsked, setAsked] = useState(false)
  return (
    <>
      <Button
        variant="subtle"
        size="compact-sm"
        aria-label={textsOf(fulfillmentWay(order, parcel)).undo(place)}
        onClick={() => setAsked(true)}
      >
        Undo
      </Button>
      {isAsked && <TakeBackDialog order={order} parcel={parcel} onClose={() => setAsked(false)} />}
    </>
  )
}

function TakeBackDialog({
  order,
  parcel,
  onClose,
}: Pick<ParcelEntryProps, 'order' | 'parcel'> & { readonly onClose: () => void }) {
  const change = useOrderChange(onClose)
  const texts = textsOf(fulfillmentWay(order, parcel))
  const params = { orderId: order.id, shippedAtMs: String(parcel.shippedAtMs) }
  return (
    <FormDialog
      title={texts.title}
      action={texts.action}
      change={change}
      isCancelAnAct
      onClose={onClose}
      onSubmit={() => void change.send(prepareCall(takeParcelBackCall, { params }), texts.saved)}
    >
      <Text size="sm">{texts.words}</Text>
    </FormDialog>
  )
}

function textsOf(way: FulfillmentWay) {
  if (way === 'delivered') return deliveryTexts
  if (way === 'done') return serviceTexts
  return way === 'picked-up' ? pickupTexts : parcelTexts
}

const parcelTexts = {
  slip: (place: number) => `Packing slip of parcel ${place}`,
  undo: (place: number) => `Undo parcel ${place}`,
  title: 'Undo this parcel?',
  action: 'Undo the parcel',
  saved: 'The parcel was taken back',
  words: 'What is in it waits to be sent again. A mail that went to the buyer is not called back.',
} as const

const deliveryTexts = {
  slip: (place: number) => `Packing slip of delivery ${place}`,
  undo: (place: number) => `Undo delivery ${place}`,
  title: 'Undo this delivery?',
  action: 'Undo the delivery',
  saved: 'The delivery was undone',
  words: 'What was delivered waits to be delivered again. A mail that went to the buyer is not called back.',
} as const

const pickupTexts = {
  slip: (place: number) => `Packing slip of pickup ${place}`,
  undo: (place: number) => `Undo pickup ${place}`,
  title: 'Undo this pickup?',
  action: 'Undo the pickup',
  saved: 'The pickup was undone',
  words:
    'What was picked up waits again, as ready where it was. A mail that went to the buyer is not called back.',
} as const

const serviceTexts = {
  undo: (place: number) => `Undo service ${place}`,
  title: 'Undo this service?',
  action: 'Undo the service',
  saved: 'The service was undone',
  words: 'What was done waits to be done again. A mail that went to the buyer is not called back.',
} as const
