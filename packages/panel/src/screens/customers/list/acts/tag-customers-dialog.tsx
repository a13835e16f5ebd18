import { tagCustomersCall } from '@vitrine/contract/customers/customer-act-calls'
import { useState } from 'react'
import { call } from '../../../../call/client.ts'
import { ActDialog } from '../../../../parts/lists/acts/act-dialog.tsx'
import type { ActDialogProps } from '../../../../parts/lists/acts/act-of-room.ts'
import { selectionBody } from '../../../../parts/lists/acts/selection-body.ts'
import { type TagChange, TagFields } from '../../../../parts/lists/acts/tag-fields.tsx'
import type { CustomerRow } from '../customer-row.ts'

/** Adds tags to many customers, and removes some. */
export function TagCustomersDialog(props: ActDialogProps<CustomerRow>) {
  const [change, setChange] = useState<TagChange>({ add: [], remove: [] })
  const isEmpty = change.add.length + change.remove.length === 0
  const selection = selectionBody(props.selection)
  return (
    <ActDialog
      {...props}
      input={isEmpty ? null : JSON.stringify(change)}
      run={(isDryRun) => call(tagCustomersCall, { body: { selection, input: change, isDryRun } })}
    >
      <TagFields
        change={change}
        onChange={setChange}
        known={(props.rows ?? []).flatMap(({ tags }) => tags)}
        maxTags={30}
        maxLength={60}
      />
    </ActDialog>
  )
}
