import { Textarea, TextInput } from '@mantine/core'
import { issueGiftCardCall } from '@vitrine/contract/gift-cards/panel-calls'
import { useState } from 'react'
import { prepareCall } from '../../call/prepare-call.ts'
import { AmountField } from '../../parts/amount-field.tsx'
import { refusalIn } from '../../parts/changes/use-change.ts'
import { FormDialog } from '../../parts/dialogs/form-dialog.tsx'
import { newKey } from '../selling/new-key.ts'
import { useCardChange } from './use-card-change.ts'

/** Issues a card by hand, such as for goodwill or for one that was sold over the counter. */
export function IssueDialog({ onClose }: { readonly onClose: () => void }) {
  const change = useCardChange(onClose)
  const [body, setBody] = useState({
    cents: 0,
    recipientEmail: '',
    recipientName: '',
    senderName: '',
    message: '',
    deliverOn: '',
    reason: '',
  })
  // One for each card that is issued: sent twice, it is issued once.
  const [key] = useState(newKey)
  const errors = refusalIn(change)?.errors ?? {}
  const text = (
    name: 'recipientEmail' | 'recipientName' | 'senderName' | 'message' | 'deliverOn' | 'reason',
  ) => ({
    value: body[name],
    error: errors[name],
    onChange: ({ currentTarget }: { readonly currentTarget: { readonly value: string } }) =>
      setBody({ ...body, [name]: currentTarget.value }),
  })
  return (
    <FormDialog
      title="Issue a gift card"
      onClose={onClose}
      onSubmit={() =>
        void change.send(
          prepareCall(issueGiftCardCall, { body: { ...body, key } }),
          'The gift card was issued',
        )
      }
      change={change}
      action="Issue"
    >
      <AmountField
        label="Amount"
        value={body.cents}
        error={errors.cents}
        data-autofocus
        onChange={(cents) => setBody({ ...body, cents })}
      />
      <TextInput label="Email of the recipient" type="email" {...text('recipientEmail')} />
      <TextInput label="Name of the recipient" {...text('recipientName')} />
      <TextInput label="From" {...text('senderName')} />
      <Textarea label="Message" autosize minRows={2} {...text('message')} />
      <TextInput
        label="Day to send it"
        type="date"
        description="Left empty, it is sent at once."
        {...text('deliverOn')}
      />
      <TextInput label="Reason" description="For the ledger of the card." {...text('reason')} />
    </FormDialog>
  )
}
