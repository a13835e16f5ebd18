import { Checkbox } from '@mantine/core'
import { readMailServiceCall } from '@vitrine/contract/mail/sender-calls'
import { cancelUnpaidOrdersCall } from '@vitrine/contract/orders/act-calls'
import { useState } from 'react'
import { call } from '../../../../call/client.ts'
import { useCall } from '../../../../call/use-call.ts'
import { ActDialog } from '../../../../parts/lists/acts/act-dialog.tsx'
import type { ActDialogProps } from '../../../../parts/lists/acts/act-of-room.ts'
import { selectionBody } from '../../../../parts/lists/acts/selection-body.ts'
import { mailWords } from '../../order/notify-words.ts'
import type { OrderRow } from '../order-row.ts'

/** Cancels those of many orders that nobody has paid. */
export function CancelUnpaidDialog(props: ActDialogProps<OrderRow>) {
  const mail = useCall(readMailServiceCall, {})
  const [restock, setRestock] = useState(true)
  const [notifyCustomer, setNotify] = useState(true)
  const input = { restock, notifyCustomer }
  return (
    <ActDialog
      {...props}
      isCancelAnAct
      input={JSON.stringify(input)}
      run={(asked) =>
        call(cancelUnpaidOrdersCall, { body: { selection: selectionBody(props.selection), input, ...asked } })
      }
    >
      <Checkbox
        label="Put the items back in stock"
        data-autofocus
        checked={restock}
        onChange={({ currentTarget }) => setRestock(currentTarget.checked)}
      />
      <Checkbox
        {...mailWords('each buyer', mail.data?.sendsMail ?? true)}
        checked={notifyCustomer}
        onChange={({ currentTarget }) => setNotify(currentTarget.checked)}
      />
    </ActDialog>
  )
}
