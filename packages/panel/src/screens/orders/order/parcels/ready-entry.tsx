import { Button, Group, Text } from '@mantine/core'
import { takeReadyBackCall } from '@vitrine/contract/orders/panel-calls'
import type { Order } from '@vitrine/domain/orders/order'
import { problemOf } from '@vitrine/domain/orders/order-table'
import { unitTexts } from '@vitrine/domain/orders/parcels/fulfill-order'
import type { ReadyPart } from '@vitrine/domain/orders/parcels/ready-part'
import { useState } from 'react'
import { prepareCall } from '../../../../call/prepare-call.ts'
import { useFormat } from '../../../../format/use-format.ts'
import { FormDialog } from '../../../../parts/dialogs/form-dialog.tsx'
import { LinkText } from '../../../../parts/link-text.tsx'
import { useMay } from '../../../../session/may.ts'
import { useOrderChange } from '../use-order-change.ts'

interface ReadyEntryProps {
  readonly order: Order
  readonly part: ReadyPart
  /** Which one of the order it is, from 1. */
  readonly place: number
}

/** What waits at the shop for its buyer: its units, its slip, and the way to take it back. */
export function ReadyEntry({ order, part, place }: ReadyEntryProps) {
  const { moment } = useFormat()
  const [isAsked, setAsked] = useState(false)
  const mayTakeBack = useMay(takeReadyBackCall) && problemOf(order, 'ready') === null
  return (
    <div>
      <Text size="sm" fw={600}>
        Ready for pickup
      </Text>
      {unitTexts(order, part.lines).map((text) => (
        <Text key={text} size="sm">
          {text}
        </Text>
      ))}
      <Text size="xs" c="dimmed">
        {moment(part.readyAtMs)}
      </Text>
      <Group gap="md" mt={4}>
        <LinkText
          to="/orders/$orderId/packing-slip"
          params={{ orderId: order.id }}
          search={{ parcel: part.readyAtMs }}
          size="sm"
          aria-label={`Packing slip of what is ready, part ${place}`}
        >
          Packing slip
        </LinkText>
        {mayTakeBack && (
          <Button
            variant="subtle"
            size="compact-sm"
            aria-label={`Not ready any more: part ${place}`}
            onClick={() => setAsked(true)}
          >
            Undo
          </Button>
        )}
        {isAsked && <TakeReadyBackDialog order={order} part={part} onClose={() => setAsked(false)} />}
      </Group>
    </div>
  )
}

function TakeReadyBackDialog({
  order,
  part,
  onClose,
}: Pick<ReadyEntryProps, 'order' | 'part'> & { readonly onClose: () => void }) {
  const change = useOrderChange(onClose)
  const params = { orderId: order.id, readyAtMs: String(part.readyAtMs) }
  return (
    <FormDialog
      title="Not ready any more?"
      action="Mark as not ready"
      change={change}
      isCancelAnAct
      onClose={onClose}
      onSubmit={() =>
        void change.send(prepareCall(takeReadyBackCall, { params }), 'It is not ready any more')
      }
    >
      <Text size="sm">
        The order waits to be prepared again. A mail that went to the buyer is not called back.
      </Text>
    </FormDialog>
  )
}
