import { Switch, Text, TextInput } from '@mantine/core'
import { resendGiftCardCall } from '@vitrine/contract/gift-cards/panel-calls'
import { useState } from 'react'
import { prepareCall } from '../../call/prepare-call.ts'
import { useFormat } from '../../format/use-format.ts'
import { refusalIn } from '../../parts/changes/use-change.ts'
import { FormDialog } from '../../parts/dialogs/form-dialog.tsx'
import type { GiftCardRow } from './stored-card.ts'
import { useCardChange } from './use-card-change.ts'

/** Mails a card again, at once; one that waits for its day on that, while its owner wants it so. */
export function ResendDialog({
  card,
  onClose,
}: {
  readonly card: GiftCardRow
  readonly onClose: () => void
}) {
  const change = useCardChange(onClose)
  const refusal = refusalIn(change)
  const [recipientEmail, setEmail] = useState(card.recipientEmail)
  const waits = card.sentAtMs === null && card.deliverAtMs > Date.now()
  const [isOnItsDay, setOnItsDay] = useState(waits && card.goesOutAtMs > Date.now())
  const { day } = useFormat()
  const params = { cardId: card.id }
  return (
    <FormDialog
      title="Send the gift card"
      onClose={onClose}
      onSubmit={() =>
        void change.send(
          prepareCall(resendGiftCardCall, { params, body: { recipientEmail, isOnItsDay } }),
          isOnItsDay ? 'The gift card waits for its day' : 'The gift card is on its way',
        )
      }
      change={change}
      action="Send"
    >
      <Text size="sm">The mail holds the same code as before. Whoever reads it can spend the card.</Text>
      <TextInput
        label="Email of the recipient"
        type="email"
        value={recipientEmail}
        error={refusal?.errors.recipientEmail}
        data-autofocus
        onChange={({ currentTarget }) => setEmail(currentTarget.value)}
      />
      {waits && (
        <Switch
          label="Send it on its day"
          description={day(card.deliverAtMs)}
          checked={isOnItsDay}
          onChange={({ currentTarget }) => setOnItsDay(currentTarget.checked)}
        />
      )}
    </FormDialog>
  )
}
