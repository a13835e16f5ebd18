import { SegmentedControl, TextInput } from '@mantine/core'
import { adjustGiftCardCall } from '@vitrine/contract/gift-cards/panel-calls'
import { useState } from 'react'
import { prepareCall } from '../../call/prepare-call.ts'
import { AmountField } from '../../parts/amount-field.tsx'
import { refusalIn } from '../../parts/changes/use-change.ts'
import { FormDialog } from '../../parts/dialogs/form-dialog.tsx'
import type { GiftCardRow } from './stored-card.ts'
import { useCardChange } from './use-card-change.ts'

/** Puts money onto a card, or takes some off. */
export function AdjustDialog({
  card,
  onClose,
}: {
  readonly card: GiftCardRow
  readonly onClose: () => void
}) {
  const change = useCardChange(onClose)
  const refusal = refusalIn(change)
  const [way, setWay] = useState('on')
  const [amount, setAmount] = useState(0)
  const [reason, setReason] = useState('')
  const params = { cardId: card.id }
  // What stood there when the dialog was opened: sent twice, it is done once.
  const [balanceCents] = useState(card.balanceCents)
  const cents = way === 'on' ? amount : -amount
  return (
    <FormDialog
      title="Change the balance"
      onClose={onClose}
      onSubmit={() =>
        void change.send(
          prepareCall(adjustGiftCardCall, { params, body: { cents, reason, balanceCents } }),
          'The balance was changed',
        )
      }
      change={change}
      action="Change"
    >
      <SegmentedControl
        aria-label="Which way"
        value={way}
        onChange={setWay}
        data={[
          { value: 'on', label: 'Put on' },
          { value: 'off', label: 'Take off' },
        ]}
      />
      <AmountField
        label="Amount"
        value={amount}
        currency={card.currency}
        error={refusal?.errors.cents}
        data-autofocus
        onChange={setAmount}
      />
      <TextInput
        label="Reason"
        description="The ledger keeps it."
        value={reason}
        error={refusal?.errors.reason}
        onChange={({ currentTarget }) => setReason(currentTarget.value)}
      />
    </FormDialog>
  )
}
