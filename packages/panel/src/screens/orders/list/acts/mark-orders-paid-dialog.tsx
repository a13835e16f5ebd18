import { Checkbox, TextInput } from '@mantine/core'
import { readMailServiceCall } from '@vitrine/contract/mail/sender-calls'
import { markOrdersPaidCall } from '@vitrine/contract/orders/act-calls'
import { useState } from 'react'
import { call } from '../../../../call/client.ts'
import { useCall } from '../../../../call/use-call.ts'
import { ActDialog } from '../../../../parts/lists/acts/act-dialog.tsx'
import type { ActDialogProps } from '../../../../parts/lists/acts/act-of-room.ts'
import { selectionBody } from '../../../../parts/lists/acts/selection-body.ts'
import { deliveryMailText, mailWords } from '../../order/notify-words.ts'
import type { OrderRow } from '../order-row.ts'

/** Says that the money for many orders came in outside of the shop. */
export function MarkOrdersPaidDialog(props: ActDialogProps<OrderRow>) {
  const mail = useCall(readMailServiceCall, {})
  const [reference, setReference] = useState('')
  const [notifyCustomer, setNotify] = useState(true)
  const sendsMail = mail.data?.sendsMail ?? true
  const input = { reference, notifyCustomer }
  return (
    <ActDialog
      {...props}
      input={JSON.stringify(input)}
      run={(asked) =>
        call(markOrdersPaidCall, { body: { selection: selectionBody(props.selection), input, ...asked } })
      }
    >
      <TextInput
        label="Reference"
        description="What your bank or your book says, if you like; it is noted at each order."
        data-autofocus
        maxLength={200}
        value={reference}
        onChange={({ currentTarget }) => setReference(currentTarget.value)}
      />
      <Checkbox
        {...mailWords('each buyer', sendsMail)}
        {...(sendsMail && { description: deliveryMailText })}
        checked={notifyCustomer}
        onChange={({ currentTarget }) => setNotify(currentTarget.checked)}
      />
    </ActDialog>
  )
}
