import { Alert, Button, Group, Stack, Text, TextInput } from '@mantine/core'
import { refundPartsCall } from '@vitrine/contract/orders/refund-calls'
import { answerWithdrawalCall } from '@vitrine/contract/orders/withdrawal-calls'
import type { Order } from '@vitrine/domain/orders/order'
import type { OrderWithdrawal } from '@vitrine/domain/orders/withdrawals/order-withdrawal'
import { isOpen, isWhole, withdrawnTexts } from '@vitrine/domain/orders/withdrawals/withdraw'
import { useState } from 'react'
import { prepareCall } from '../../../../call/prepare-call.ts'
import { useFormat } from '../../../../format/use-format.ts'
import { FormDialog } from '../../../../parts/dialogs/form-dialog.tsx'
import { PanelCard } from '../../../../parts/panel-card.tsx'
import { StatusBadge } from '../../../../parts/status-badge.tsx'
import { useMay } from '../../../../session/may.ts'
import { orderActions } from '../order-actions.ts'
import type { OrderSubscription } from '../order-dialog-state.ts'
import { RefundDialog } from '../refunds/refund-dialog.tsx'
import { useOrderChange } from '../use-order-change.ts'

interface CardProps {
  readonly order: Order
  readonly sendsMail: boolean
  readonly subscriptions: readonly OrderSubscription[]
  /** The lines whose stock is counted. */
  readonly countedLineIds: readonly string[]
  /** The reason that a refund of it begins with. */
  readonly withdrawnReason: string
}

/** What the buyer withdrew from, and what waits for the owner. */
export function WithdrawalsCard(card: CardProps) {
  return (
    <PanelCard title="Withdrawal">
      <Stack gap="md">
        {card.order.withdrawals?.map((withdrawal) => (
          <Withdrawal key={withdrawal.id} {...card} withdrawal={withdrawal} />
        ))}
      </Stack>
    </PanelCard>
  )
}

interface WithdrawalProps extends CardProps {
  readonly withdrawal: OrderWithdrawal
}

function Withdrawal(shown: WithdrawalProps) {
  const { order, withdrawal } = shown
  const { moment } = useFormat()
  const isWaiting = isOpen(order, withdrawal)
  const { name, email, answer } = withdrawal
  return (
    <div>
      <Group justify="space-between" wrap="nowrap">
        <Text size="sm" fw={600}>
          {isWhole(order, withdrawal.lines) ? 'The whole order' : 'A part of the order'}
        </Text>
        <StatusBadge tone={isWaiting ? 'due' : 'good'}>{isWaiting ? 'To answer' : 'Settled'}</StatusBadge>
      </Group>
      {withdrawnTexts(order, withdrawal).map((text) => (
        <Text key={text} size="sm" style={{ overflowWrap: 'anywhere' }}>
          {text}
        </Text>
      ))}
      <Text size="xs" c="dimmed" style={{ overflowWrap: 'anywhere' }}>
        {moment(withdrawal.atMs)}, {name}, {email}
      </Text>
      {answer && (
        <Text size="sm" style={{ overflowWrap: 'anywhere' }}>
          {answer.note || 'Settled without a refund.'} ({moment(answer.atMs)}
          {answer.by && `, ${answer.by}`})
        </Text>
      )}
      {isWaiting && <Waiting {...shown} />}
    </div>
  )
}

/** The buyer has a right to their money within 14 days, with what the usual delivery cost. */
function Waiting({
  order,
  sendsMail,
  subscriptions,
  countedLineIds,
  withdrawnReason,
  withdrawal,
}: WithdrawalProps) {
  const [dialog, setDialog] = useState<{ readonly kind: 'refund' | 'answer'; readonly order: Order } | null>(
    null,
  )
  const { day } = useFormat()
  const mayRefund = useMay(refundPartsCall)
  const mayAnswer = useMay(answerWithdrawalCall)
  const close = () => setDialog(null)
  const dueMs = withdrawal.atMs + 14 * 86_400_000
  return (
    <Alert color="yellow" mt="xs" title={`Refund by ${day(dueMs)}`}>
      <Text size="sm">
        The law wants the money back within 14 days, with the usual cost of delivery where the whole order
        goes back. You may wait for the goods, or for proof that they were sent.
      </Text>
      <Group gap="xs" mt="xs">
        {mayRefund && orderActions(order).canRefund && (
          <Button size="xs" onClick={() => setDialog({ kind: 'refund', order })}>
            Refund it
          </Button>
        )}
        {mayAnswer && (
          <Button size="xs" variant="default" onClick={() => setDialog({ kind: 'answer', order })}>
            Settle without a refund
          </Button>
        )}
      </Group>
      {dialog?.kind === 'refund' && (
        <RefundDialog
          order={dialog.order}
          sendsMail={sendsMail}
          subscriptions={subscriptions}
          countedLineIds={countedLineIds}
          onClose={close}
          withdrawal={withdrawal}
          firstReason={withdrawnReason}
        />
      )}
      {dialog?.kind === 'answer' && (
        <AnswerDialog order={dialog.order} withdrawal={withdrawal} onClose={close} />
      )}
    </Alert>
  )
}

interface AnswerProps extends Pick<WithdrawalProps, 'order' | 'withdrawal'> {
  readonly onClose: () => void
}

function AnswerDialog({ order, withdrawal, onClose }: AnswerProps) {
  const [note, setNote] = useState('')
  const change = useOrderChange(onClose)
  const params = { orderId: order.id, withdrawalId: withdrawal.id }
  return (
    <FormDialog
      title="Settle without a refund"
      isOpen
      onClose={onClose}
      onSubmit={() =>
        void change.send(
          prepareCall(answerWithdrawalCall, { params, body: { note } }),
          'The withdrawal is settled',
        )
      }
      change={change}
      isCancelAnAct
      action="Settle it"
    >
      <TextInput
        label="Why"
        description="Such as that it was never paid, or came too late. Write to the buyer yourself: this stays with the order."
        maxLength={200}
        value={note}
        onChange={({ currentTarget }) => setNote(currentTarget.value)}
      />
    </FormDialog>
  )
}
