import { TextInput } from '@mantine/core'
import { markOrdersPaidCall } from '@vitrine/contract/orders/act-calls'
import { useState } from 'react'
import { call } from '../../../../call/client.ts'
import { ActDialog } from '../../../../parts/lists/acts/act-dialog.tsx'
import type { ActDialogProps } from '../../../../parts/lists/acts/act-of-room.ts'
import { selectionBody } from '../../../../parts/lists/acts/selection-body.ts'
import type { OrderRow } from '../order-row.ts'

/** Says that the money for many orders came in outside of the shop. */
export function MarkOrdersPaidDialog(props: ActDialogProps<OrderRow>) {
  const [reference, setReference] = useState('')
  const input = { reference }
  return (
    <ActDialog
      {...props}
      input={JSON.stringify(input)}
      run={(isDryRun) =>
        call(markOrdersPaidCall, { body: { selection: selectionBody(props.selection), input, isDryRun } })
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
    </ActDialog>
  )
}
