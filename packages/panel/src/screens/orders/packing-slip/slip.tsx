import { Paper, Table, Text, Title } from '@mantine/core'
import type { ReplyOf } from '@vitrine/contract/call'
import type { readOrderCall } from '@vitrine/contract/orders/panel-calls'
import type { Order, OrderLine } from '@vitrine/domain/orders/order'
import {
  fulfillmentWay,
  isCollected,
  isLocalDelivery,
  isSentInstead,
} from '@vitrine/domain/orders/parcels/goes-by-parcel'
import { leftToSend } from '@vitrine/domain/orders/parcels/left-to-send'
import { unitsToPack } from '@vitrine/domain/orders/parcels/units-to-pack'
import { useSession } from '../../../session/session.ts'
import { AnswerLines } from '../order/answer-lines.tsx'
import classes from './packing-slip.module.css'

interface SlipProps {
  readonly order: Order
  /** What it says, in the language of its buyer. */
  readonly slip: ReplyOf<typeof readOrderCall>['slip']
  /** Which parcel it is for, by its moment; without one, the next, or all of them. */
  readonly parcel?: number | undefined
  /** The name of the business, and the lines of its address. */
  readonly senderLines: readonly string[]
}

/** A slip: what is in the parcel, and where it goes, without prices. */
export function Slip({ order, slip, parcel, senderLines }: SlipProps) {
  const { site } = useSession()
  const packed = packedLines(order, parcel)
  const { heads } = slip
  const isPickedUp = isForPickup(order, parcel)
  const recipientLines = isPickedUp || slip.addressLines.length === 0 ? [slip.buyerText] : slip.addressLines
  return (
    <Paper withBorder className={classes.slip} lang={slip.language}>
      <header className={classes.head}>
        <div>
          <Title order={2}>{site.title}</Title>
          <address className={classes.address} aria-label="Sender">
            {senderLines.filter((line) => line !== site.title).join('\n')}
          </address>
          <Text size="sm" mt="sm">
            {slip.orderText}
          </Text>
          {slip.vatText && <Text size="sm">{slip.vatText}</Text>}
          {slip.testText && (
            <Text size="sm" fw={600}>
              {slip.testText}
            </Text>
          )}
        </div>
        <address className={classes.address} aria-label={isPickedUp ? 'Buyer' : 'Sent to'}>
          {recipientLines.join('\n')}
        </address>
      </header>
      <Table aria-label="Items" verticalSpacing="sm">
        <Table.Thead>
          <Table.Tr>
            <Table.Th>{heads.quantity}</Table.Th>
            <Table.Th>{heads.item}</Table.Th>
            <Table.Th>{heads.sku}</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {packed.map(({ line, quantity }) => (
            <Table.Tr key={line.id}>
              <Table.Td>{quantity}</Table.Td>
              <Table.Td>
                {line.title}
                <Text size="xs" c="dimmed">
                  {line.optionValues.map(({ optionName, value }) => `${optionName}: ${value}`).join(', ')}
                </Text>
                <AnswerLines answers={slip.answers.find(({ lineId }) => lineId === line.id)?.answers ?? []} />
              </Table.Td>
              <Table.Td>{line.sku}</Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
      {packed.length === 0 && (
        <Text size="sm" mt="md">
          {emptyText(order)}
        </Text>
      )}
      {slip.shippingText && (isPickedUp || !isCollected(order)) && (
        <Text size="sm" mt="md">
          {slip.shippingText}
        </Text>
      )}
      {isPickedUp && order.shipping?.note && (
        <Text size="sm" style={{ whiteSpace: 'pre-line' }}>
          {order.shipping.note}
        </Text>
      )}
      <AnswerLines answers={slip.formAnswers} />
      {slip.noteText && (
        <Text size="sm" mt="md" style={{ whiteSpace: 'pre-line' }}>
          {slip.noteText}
        </Text>
      )}
    </Paper>
  )
}

/** Whether what a slip names is picked up: as a parcel goes, or as the rest of the order does. */
function isForPickup(order: Order, parcel: number | undefined): boolean {
  if (!isCollected(order)) return false
  const sent = order.fulfillments.find(({ shippedAtMs }) => shippedAtMs === parcel)
  if (sent) return fulfillmentWay(order, sent) !== 'sent'
  return !isSentInstead(order, leftToSend(order))
}

/** Said to the owner: nobody gets such a slip. */
function emptyText(order: Order): string {
  if (isCollected(order)) return 'Nothing of this order is picked up.'
  return isLocalDelivery(order)
    ? 'Nothing of this order is delivered.'
    : 'Nothing of this order is in a parcel.'
}

/** The lines of a slip, with so many units of each. */
function packedLines(
  order: Order,
  parcel: number | undefined,
): readonly { readonly line: OrderLine; readonly quantity: number }[] {
  return unitsToPack(order, parcel).flatMap(({ lineId, quantity }) => {
    const line = order.lines.find(({ id }) => id === lineId)
    return line ? [{ line, quantity }] : []
  })
}
