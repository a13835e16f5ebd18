import { tagProductsCall } from '@vitrine/contract/catalogue/act-calls'
import { termLength } from '@vitrine/domain/content/term-length'
import { useState } from 'react'
import { call } from '../../../../call/client.ts'
import { ActDialog } from '../../../../parts/lists/acts/act-dialog.tsx'
import type { ActDialogProps } from '../../../../parts/lists/acts/act-of-room.ts'
import { selectionBody } from '../../../../parts/lists/acts/selection-body.ts'
import { type TagChange, TagFields } from '../../../../parts/lists/acts/tag-fields.tsx'
import type { ProductRow } from '../product-row.ts'

/** Adds tags to many products, and removes some. */
export function TagProductsDialog(props: ActDialogProps<ProductRow>) {
  const [change, setChange] = useState<TagChange>({ add: [], remove: [] })
  const isEmpty = change.add.length + change.remove.length === 0
  const selection = selectionBody(props.selection)
  return (
    <ActDialog
      {...props}
      input={isEmpty ? null : JSON.stringify(change)}
      run={(isDryRun) => call(tagProductsCall, { body: { selection, input: change, isDryRun } })}
    >
      <TagFields
        change={change}
        onChange={setChange}
        known={(props.rows ?? []).flatMap(({ tags }) => tags)}
        maxTags={50}
        maxLength={termLength.tag}
      />
    </ActDialog>
  )
}
