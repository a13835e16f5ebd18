import { Alert, Stack, Text } from '@mantine/core'
import { isLeftToCards, moneyToReturnCents } from '@vitrine/domain/orders/canceled-money'
import { reasonText } from '@vitrine/domain/orders/disputes/dispute-reasons'
import type { OrderDispute } from '@vitrine/domain/orders/disputes/order-dispute'
import type { Order } from '@vitrine/domain/orders/order'
import { isHeldByDispute } from '@vitrine/domain/orders/refunds/held-by-dispute'
import { useFormat } from '../../../format/use-format.ts'

/** What waits for the owner of the money of an order: a dispute, or what was paid before it was canceled. */
export function MoneyNotes({ order }: { readonly order: Order }) {
  const open = (order.disputes ?? []).filter(({ outcome }) => outcome === 'OPEN')
  const dueCents = moneyToReturnCents(order)
  if (open.length === 0 && dueCents === 0) return null
  return (
    <Stack gap="sm" mb="lg">
      {open.map((dispute) => (
        <OpenDispute
          key={dispute.id}
          dispute={dispute}
          currency={order.currency}
          isHeld={isHeldByDispute(order)}
        />
      ))}
      {dueCents > 0 && <MoneyToReturn order={order} dueCents={dueCents} />}
    </Stack>
  )
}

interface OpenDisputeProps {
  readonly dispute: OrderDispute
  readonly currency: string
  readonly isHeld: boolean
}

function OpenDispute({ dispute, currency, isHeld }: OpenDisputeProps) {
  const { moment, money } = useFormat()
  const { amountCents = null } = dispute
  return (
    <Alert color="red" title="The payment of this order is disputed">
      <Text size="sm">
        {dispute.answerByMs === null
          ? 'Answer it at your payment service, and do not send what is not sent yet.'
          : `Answer it at your payment service by ${moment(dispute.answerByMs)}, and do not send what is not sent yet.`}
      </Text>
      {isHeld && (
        <Text size="sm">
          It cannot be refunded here until that is decided, and the order cannot be canceled.
        </Text>
      )}
      {amountCents !== null && <Text size="sm">Disputed: {money(amountCents, currency)}</Text>}
      {dispute.reason !== '' && <Text size="sm">Reason: {reasonText(dispute)}</Text>}
    </Alert>
  )
}

interface MoneyToReturnProps {
  readonly order: Order
  readonly dueCents: number
}

function MoneyToReturn({ order, dueCents }: MoneyToReturnProps) {
  const { money } = useFormat()
  const amount = money(dueCents, order.currency)
  return (
    <Alert color="yellow" title={`${amount} are to go back to the buyer`}>
      <Text size="sm">{isLeftToCards(order) ? leftToCardsText : canceledText(order)}</Text>
    </Alert>
  )
}

const leftToCardsText =
  'Its money went back at the payment service. Give the gift cards their share by Refund, and nothing of it is sent any more; or send it.'

function canceledText({ payment }: Order): string {
  return payment.gateway === 'manual'
    ? 'The order was paid, and then canceled. Pay it back yourself, and write it down with Refund.'
    : 'The order was paid, and then canceled. Give back by Refund what is to go back of it.'
}
