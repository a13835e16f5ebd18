import { Group, Stack, Text } from '@mantine/core'
import { readAnswers } from '@vitrine/domain/forms/buyers/stored-filling'
import { isForBuyer, recipientText } from '@vitrine/domain/gift-cards/gift-details'
import { donationOf } from '@vitrine/domain/orders/donation-of'
import type { Order, OrderLine } from '@vitrine/domain/orders/order'
import {
  type FulfillmentWay,
  fulfillmentWay,
  isCollected,
  isLocalDelivery,
} from '@vitrine/domain/orders/parcels/goes-by-parcel'
import { deliversItself, isPartlySent, sentUnits } from '@vitrine/domain/orders/parcels/left-to-send'
import { readyUnits } from '@vitrine/domain/orders/parcels/ready-units'
import { refundedUnits } from '@vitrine/domain/orders/refunds/refunded-units'
import { useFormat } from '../../../format/use-format.ts'
import { PanelCard } from '../../../parts/panel-card.tsx'
import { Thumbnail } from '../../../parts/thumbnail.tsx'
import { AnswerLines } from './answer-lines.tsx'
import classes from './lines-card.module.css'
import { OrderTotals } from './order-totals.tsx'

/** What was bought, and what it came to. */
export function LinesCard({ order }: { readonly order: Order }) {
  return (
    <PanelCard title={donationOf(order) ? 'Donation' : 'Items'} isFlush>
      <ul className={classes.lines}>
        {order.lines.map((line) => (
          <Line key={line.id} line={line} order={order} />
        ))}
      </ul>
      <OrderTotals order={order} />
    </PanelCard>
  )
}

interface LineProps {
  readonly line: OrderLine
  readonly order: Order
}

function Line({ line, order }: LineProps) {
  const { currency } = order
  const { money, reader } = useFormat()
  const ready = readyUnits(order).find(({ lineId }) => lineId === line.id)?.quantity ?? 0
  const refunded = refundedUnits(order, line.id)
  const options = line.optionValues.map(({ optionName, value }) => `${optionName}: ${value}`).join(', ')
  return (
    <li className={classes.line}>
      <Thumbnail url={line.imageUrl} size={56} />
      <Stack gap={2} flex={1} miw={0}>
        <Text size="sm" fw={600}>
          {line.title}
        </Text>
        <Text size="xs" c="dimmed">
          {options && `${options} · `}
          {line.sku}
        </Text>
        {line.productType === 'gift-card' && <GiftRecipient gift={line.gift} />}
        {sentTexts(order, line).map((text) => (
          <Text key={text} size="xs" c="dimmed">
            {text}
          </Text>
        ))}
        {ready > 0 && (
          <Text size="xs" c="dimmed">
            {`${ready} of ${line.quantity} ready for pickup`}
          </Text>
        )}
        {refunded > 0 && (
          <Text size="xs" c="dimmed">
            {refunded} of {line.quantity} refunded
          </Text>
        )}
        {line.donation && <DonationWords donation={line.donation} />}
        <AnswerLines answers={readAnswers(line, reader)} />
        {line.discountExplained?.map(({ id, name, code, cents }) => (
          <Text key={id} size="xs" c="dimmed">
            {code === '' ? name : `${name} (${code})`}: −{money(cents, currency)}
          </Text>
        ))}
      </Stack>
      <Group gap="md" wrap="nowrap" className={classes.amounts}>
        <Text size="sm" c="dimmed">
          {line.quantity} × {money(line.unitPriceCents, currency)}
        </Text>
        <Text size="sm" fw={600} className={classes.total}>
          {money(line.subtotalCents, currency)}
        </Text>
      </Group>
    </li>
  )
}

/** How many units of a line went which way, where more are to follow; of which none did, how they are to go. A service is done. */
function sentTexts(order: Order, line: OrderLine): readonly string[] {
  if (!isPartlySent(order) || deliversItself(line)) return []
  if (line.productType === 'service') return [wayTexts.done(sentUnits(order, line), line.quantity)]
  const ways = order.fulfillments.map((each) => fulfillmentWay(order, each))
  const texts = [...new Set(ways)].flatMap((way) => {
    const fulfillments = order.fulfillments.filter((_, place) => ways[place] === way)
    const units = sentUnits({ ...order, fulfillments }, line)
    return units > 0 ? [wayTexts[way](units, line.quantity)] : []
  })
  return texts.length > 0 ? texts : [wayTexts[expectedWay(order)](0, line.quantity)]
}

function expectedWay(order: Order): FulfillmentWay {
  if (isLocalDelivery(order)) return 'delivered'
  return isCollected(order) ? 'picked-up' : 'sent'
}

const wayTexts: Readonly<Record<FulfillmentWay, (units: number, quantity: number) => string>> = {
  sent: (units, quantity) => `${units} of ${quantity} sent`,
  delivered: (units, quantity) => `${units} of ${quantity} delivered`,
  'picked-up': (units, quantity) => `${units} of ${quantity} picked up`,
  ready: (units, quantity) => `${units} of ${quantity} ready for pickup`,
  done: (units, quantity) => `${units} of ${quantity} done`,
}

/** What was added for the costs of the payment, and what the giver wrote. */
function DonationWords({ donation }: { readonly donation: NonNullable<OrderLine['donation']> }) {
  const { money } = useFormat()
  const { coverCents, currency, note } = donation
  return (
    <>
      {coverCents > 0 && (
        <Text size="xs">With {money(coverCents, currency)} for the costs of the payment</Text>
      )}
      {note !== '' && (
        <Text size="xs" style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
          {note}
        </Text>
      )}
    </>
  )
}

/** For whom a gift card is, and when it is sent. */
function GiftRecipient({ gift }: Pick<OrderLine, 'gift'>) {
  const { date } = useFormat()
  if (!gift || isForBuyer(gift)) return <Text size="xs">For the buyer</Text>
  return (
    <Text size="xs">
      For {recipientText(gift)}
      {gift.deliverOn !== '' && <>, to be sent on {date(gift.deliverOn)}</>}
    </Text>
  )
}
