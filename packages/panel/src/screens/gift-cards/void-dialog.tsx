import { Text, TextInput } from '@mantine/core'
import { voidGiftCardCall } from '@vitrine/contract/gift-cards/panel-calls'
import { useState } from 'react'
import { prepareCall } from '../../call/prepare-call.ts'
import { useFormat } from '../../format/use-format.ts'
import { refusalIn } from '../../parts/changes/use-change.ts'
import { FormDialog } from '../../parts/dialogs/form-dialog.tsx'
import type { GiftCardRow } from './stored-card.ts'
import { useCardChange } from './use-card-change.ts'

/** Closes a card for good. */
export function VoidDialog({ card, onClose }: { readonly card: GiftCardRow; readonly onClose: () => void }) {
  const { money } = useFormat()
  const change = useCardChange(onClose)
  const refusal = refusalIn(change)
  const [reason, setReason] = useState('')
  const params = { cardId: card.id }
  return (
    <FormDialog
      title="Make the gift card void"
      onClose={onClose}
      onSubmit={() =>
        void change.send(prepareCall(voidGiftCardCall, { params, body: { reason } }), 'The gift card is void')
      }
      change={change}
      action="Make it void"
      isDangerous
    >
      <Text size="sm">
        {money(card.balanceCents, card.currency)} on it are lost to whoever has it. This cannot be undone.
      </Text>
      <TextInput
        label="Reason"
        description="The ledger keeps it."
        value={reason}
        error={refusal?.errors.reason}
        data-autofocus
        onChange={({ currentTarget }) => setReason(currentTarget.value)}
      />
    </FormDialog>
  )
}
