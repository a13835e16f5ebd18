import { Paper, Table, Text, Title } from '@mantine/core'
import { addressLinesWithPhone } from '@vitrine/domain/contact/address-lines'
import { readAnswers } from '@vitrine/domain/forms/buyers/stored-filling'
import { answersOf } from '@vitrine/domain/forms/inbox/submission'
import type { Order, OrderLine } from '@vitrine/domain/orders/order'
import { orderName } from '@vitrine/domain/orders/order-name'
import { isCollected } from '@vitrine/domain/orders/parcels/goes-by-parcel'
import { unitsToPack } from '@vitrine/domain/orders/parcels/units-to-pack'
import { sayAsWritten } from '@vitrine/domain/words/say'
import { useFormat } from '../../../format/use-format.ts'
import { useSession } from '../../../session/session.ts'
import { AnswerLines } from '../order/answer-lines.tsx'
import classes from './packing-slip.module.css'

interface SlipProps {
  readonly order: Order
  /** Which parcel it is for, by its moment; without one, the next, or all of them. */
  readonly parcel?: number | undefined
  /** The name of the business, and the lines of its address. */
  readonly sender: readonly string[]
}

/** A slip: what is in the parcel, and where it goes, without prices. */
export function Slip({ order, parcel, sender }: SlipProps) {
  const { site } = useSession()
  const packed = packedLines(order, parcel)
  const { day } = useFormat()
  // It goes to the buyer, who reads the language of the site.
  const reader = { language: site.locale, say: sayAsWritten }
  return (
    <Paper withBorder className={classes.slip}>
      <header className={classes.head}>
        <div>
          <Title order={2}>{site.title}</Title>
          <address className={classes.address} aria-label="Sender">
            {sender.filter((line) => line !== site.title).join('\n')}
          </address>
          <Text size="sm" mt="sm">
            Order {orderName(order)}, {day(order.createdAtMs)}
          </Text>
          {order.contact.vatId && <Text size="sm">Buyer’s VAT number {order.contact.vatId}</Text>}
          {order.isTest && (
            <Text size="sm" fw={600}>
              Test order: no money was taken
            </Text>
          )}
        </div>
        {order.shippingAddress && (
          <address className={classes.address} aria-label="Sent to">
            {addressLinesWithPhone(order.shippingAddress, site.locale).join('\n')}
          </address>
        )}
      </header>
      <Table aria-label="Items" verticalSpacing="sm">
        <Table.Thead>
          <Table.Tr>
            <Table.Th>Quantity</Table.Th>
            <Table.Th>Item</Table.Th>
            <Table.Th>SKU</Table.Th>
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
                <AnswerLines answers={readAnswers(line, reader)} />
              </Table.Td>
              <Table.Td>{line.sku}</Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
      {packed.length === 0 && (
        <Text size="sm" mt="md">
          {isCollected(order)
            ? 'Nothing of this order is picked up.'
            : 'Nothing of this order is in a parcel.'}
        </Text>
      )}
      {order.shipping && (
        <Text size="sm" mt="md">
          {order.shipping.isPickup ? 'Pickup: ' : 'Shipping: '}
          {order.shipping.name}
        </Text>
      )}
      {order.shipping?.isPickup && order.shipping.note && (
        <Text size="sm" style={{ whiteSpace: 'pre-line' }}>
          {order.shipping.note}
        </Text>
      )}
      {order.checkoutForm && <AnswerLines answers={answersOf(order.checkoutForm, reader)} />}
      {order.note && (
        <Text size="sm" mt="md" style={{ whiteSpace: 'pre-line' }}>
          Note from the buyer: {order.note}
        </Text>
      )}
    </Paper>
  )
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
