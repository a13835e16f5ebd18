import { Checkbox } from '@mantine/core'
import { readMailServiceCall } from '@vitrine/contract/mail/sender-calls'
import { markOrdersReadyCall } from '@vitrine/contract/orders/act-calls'
import { useState } from 'react'
import { call } from '../../../../call/client.ts'
import { useCall } from '../../../../call/use-call.ts'
import { ActDialog } from '../../../../parts/lists/acts/act-dialog.tsx'
import type { ActDialogProps } from '../../../../parts/lists/acts/act-of-room.ts'
import { selectionBody } from '../../../../parts/lists/acts/selection-body.ts'
import { notifyAllWords } from '../../order/notify-words.ts'
import type { OrderRow } from '../order-row.ts'

/** Says that many orders are ready for their buyers to pick them up. */
export function ReadyOrdersDialog(props: ActDialogProps<OrderRow>) {
  const mail = useCall(readMailServiceCall, {})
  const [notifyCustomer, setNotify] = useState(true)
  const input = { notifyCustomer }
  return (
    <ActDialog
      {...props}
      input={JSON.stringify(input)}
      run={(asked) =>
        call(markOrdersReadyCall, { body: { selection: selectionBody(props.selection), input, ...asked } })
      }
    >
      <Checkbox
        {...notifyAllWords(mail.data?.sendsMail ?? true)}
        data-autofocus
        checked={notifyCustomer}
        onChange={({ currentTarget }) => setNotify(currentTarget.checked)}
      />
    </ActDialog>
  )
}
