import { SegmentedControl, Text, TextInput } from '@mantine/core'
import { adjustGiftCardCall } from '@vitrine/contract/gift-cards/panel-calls'
import { useState } from 'react'
import { prepareCall } from '../../call/prepare-call.ts'
import { useFormat } from '../../format/use-format.ts'
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
  // What its owner saw: sent twice, it is done once. Refused as it was paid with meanwhile, they see what is on it now.
  const [balanceCents, setBalanceCents] = useState(card.balanceCents)
  if (refusal?.status === 409 && balanceCents !== card.balanceCents) setBalanceCents(card.balanceCents)
  const { money } = useFormat()
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
      <Text size="sm">Balance: {money(balanceCents, card.currency)}</Text>
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
