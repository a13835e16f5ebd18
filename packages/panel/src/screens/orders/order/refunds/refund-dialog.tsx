import { Checkbox, Text, TextInput } from '@mantine/core'
import { refundPartsCall } from '@vitrine/contract/orders/refund-calls'
import type { Order } from '@vitrine/domain/orders/order'
import { orderName } from '@vitrine/domain/orders/order-name'
import { type ShippingKind, shippingKind } from '@vitrine/domain/orders/parcels/shipping-kind'
import { shippingText } from '@vitrine/domain/orders/parcels/shipping-texts'
import { shippingTaxCents } from '@vitrine/domain/orders/part-totals'
import { endAsked } from '@vitrine/domain/orders/refunds/end-asked'
import { leftToRefund } from '@vitrine/domain/orders/refunds/left-to-refund'
import { planRefund, refundProblemText } from '@vitrine/domain/orders/refunds/plan-refund'
import type { OrderWithdrawal } from '@vitrine/domain/orders/withdrawals/order-withdrawal'
import { paymentName } from '@vitrine/domain/payments/payment-name'
import { useState } from 'react'
import { prepareCall } from '../../../../call/prepare-call.ts'
import { useFormat } from '../../../../format/use-format.ts'
import { AmountField } from '../../../../parts/amount-field.tsx'
import { refusalIn } from '../../../../parts/changes/use-change.ts'
import { FormDialog } from '../../../../parts/dialogs/form-dialog.tsx'
import { EndSubscriptionBox } from '../end-subscription-box.tsx'
import { notifyWords } from '../notify-words.ts'
import { orderActions } from '../order-actions.ts'
import type { OrderDialogState, OrderSubscription } from '../order-dialog-state.ts'
import { useOpenedOrder } from '../use-opened-order.ts'
import { refundOfWithdrawal } from '../withdrawals/refund-of-withdrawal.ts'
import { fitChoices } from './fit-choices.ts'
import { type LineChoice, RefundLineFields } from './refund-line-fields.tsx'

interface RefundDialogProps extends OrderDialogState {
  /** What it begins with. */
  readonly withdrawal?: OrderWithdrawal
  /** The reason that it begins with. */
  readonly firstReason?: string
  /** What the order subscribes to. */
  readonly subscriptions: readonly OrderSubscription[]
  /** The lines whose stock is counted. */
  readonly countedLineIds: readonly string[]
}

/** Gives a part of an order back, or all of it: lines, delivery, what goes back on the shelf. */
export function RefundDialog({
  order: opened,
  sendsMail,
  onClose,
  withdrawal,
  firstReason = '',
  subscriptions,
  countedLineIds,
}: RefundDialogProps) {
  const { order, change, isOver } = useOpenedOrder(opened, {
    isNothingLeft: (now) => !orderActions(now).canRefund,
    onDone: onClose,
    onTaken: (now, before) => {
      setChosen((choices) => fitChoices(choices, before, now))
      setShippingCents((cents) => Math.min(cents, leftToRefund(now).shippingCents))
    },
  })
  const left = leftToRefund(order)
  const first = withdrawal ? refundOfWithdrawal(order, withdrawal) : null
  const lines = left.lines.filter(({ quantity, cents }) => quantity > 0 || cents > 0)
  const [chosen, setChosen] = useState<Readonly<Record<string, LineChoice>>>(first?.lines ?? {})
  const [shippingCents, setShippingCents] = useState(first?.shippingCents ?? 0)
  const [reason, setReason] = useState(firstReason)
  const [notifyCustomer, setNotify] = useState(true)
  /** Null: as proposed. */
  const [isEnding, setEnding] = useState<boolean | null>(null)
  const notify = notifyWords(order, sendsMail)
  const { money } = useFormat()
  const ask = {
    lines: Object.entries(chosen).map(([lineId, { quantity, cents, isRestocked, isUnsent }]) => ({
      lineId,
      quantity,
      cents,
      restock: isRestocked && countedLineIds.includes(lineId) ? quantity : 0,
      ...(!isUnsent && { unsent: 0 }),
    })),
    shippingCents,
  }
  const plan = planRefund(order, ask)
  const end = endAsked(subscriptions, plan.ok && plan.figures.cents === left.cents)
  const endsSubscription = end !== null && (isEnding ?? end.isProposed)
  const problem = plan.ok || plan.problem === 'nothing-asked' ? null : refundProblemText[plan.problem]
  const isShippingTooMuch = !plan.ok && plan.problem === 'shipping-too-much'
  const shippingLeft = money(left.shippingCents, order.currency)
  const total = plan.ok ? money(plan.figures.cents, order.currency) : null

  return (
    <FormDialog
      title={`Refund order ${orderName(order)}`}
      onClose={onClose}
      onSubmit={() => {
        const body = { ...ask, updatedAtMs: order.updatedAtMs, reason, notifyCustomer, endsSubscription }
        void change.send(
          prepareCall(refundPartsCall, { params: { orderId: order.id }, body }),
          `Order ${orderName(order)}: the refund is recorded`,
        )
      }}
      change={change}
      isCancelAnAct
      isOver={isOver}
      message={
        refusalIn(change)?.message ?? (isShippingTooMuch ? shippingLeftText(order, shippingLeft) : problem)
      }
      action={total === null ? 'Refund' : `Refund ${total}`}
      size="lg"
    >
      <Text size="sm">{money(left.cents, order.currency)} can be refunded.</Text>
      {lines.map((line, index) => (
        <RefundLineFields
          key={line.line.id}
          order={order}
          left={line}
          isFirst={index === 0}
          isCounted={countedLineIds.includes(line.line.id)}
          mostCents={left.cents - shippingCents - chosenBeside(chosen, line.line.id)}
          choice={chosen[line.line.id]}
          onChange={(choice) => setChosen({ ...chosen, [line.line.id]: choice })}
        />
      ))}
      {left.shippingCents > 0 && (
        <AmountField
          label={shippingText(order.shipping)}
          currency={order.currency}
          description={
            shippingTaxCents(order) > 0 ? `Up to ${shippingLeft}, with its tax` : `Up to ${shippingLeft}`
          }
          data-autofocus={lines.length === 0 || undefined}
          value={shippingCents}
          onChange={setShippingCents}
        />
      )}
      <TextInput
        label="Reason"
        description={
          notify && notifyCustomer
            ? 'It stays with the order and, where invoices are issued, on the credit note. The buyer reads it there and in the mail.'
            : 'It stays with the order and, where invoices are issued, on the credit note, which the buyer can read.'
        }
        maxLength={200}
        value={reason}
        onChange={({ currentTarget }) => setReason(currentTarget.value)}
      />
      {end && (
        <EndSubscriptionBox isRunning={end.isRunning} checked={endsSubscription} onChange={setEnding} />
      )}
      {notify && (
        <Checkbox
          {...notify}
          checked={notifyCustomer}
          onChange={({ currentTarget }) => setNotify(currentTarget.checked)}
        />
      )}
      <Text size="sm" aria-live="polite">
        {plan.ok && (
          <Refunded order={order} moneyCents={plan.figures.moneyCents} cards={plan.figures.cards} />
        )}
      </Text>
    </FormDialog>
  )
}

/** How much of what bringing it cost can go back. */
function shippingLeftText({ shipping }: Order, shippingLeft: string): string {
  const texts: Readonly<Record<ShippingKind, string>> = {
    pickup: `Of the pickup, ${shippingLeft} are left to be refunded.`,
    delivery: `Of delivery, ${shippingLeft} are left to be refunded.`,
    shipping: `Of shipping, ${shippingLeft} are left to be refunded.`,
  }
  return texts[shippingKind(shipping)]
}

interface RefundedProps {
  readonly order: Order
  readonly moneyCents: number
  readonly cards: readonly { readonly id: string; readonly cents: number }[]
}

/** Which way what goes back. */
function Refunded({ order, moneyCents, cards }: RefundedProps) {
  const { money } = useFormat()
  const cardCents = cards.reduce((sum, { cents }) => sum + cents, 0)
  const amount = money(moneyCents, order.currency)
  const cardAmount = money(cardCents, order.currency)
  const isByHand = order.payment.gateway === 'manual'
  return (
    <>
      {moneyCents > 0 && isByHand && <>You pay {amount} back yourself: this only writes it down. </>}
      {moneyCents > 0 && !isByHand && (
        <>
          {amount} goes back by {paymentName(order.payment)}.{' '}
        </>
      )}
      {cardCents > 0 && <>{cardAmount} goes back onto the gift card.</>}
    </>
  )
}

/** What is chosen of the other lines, in minor units. */
function chosenBeside(chosen: Readonly<Record<string, LineChoice>>, lineId: string): number {
  const others = Object.entries(chosen).filter(([id]) => id !== lineId)
  return others.reduce((total, [, { cents }]) => total + cents, 0)
}
