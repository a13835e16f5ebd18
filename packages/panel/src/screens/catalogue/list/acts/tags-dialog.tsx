import { TagsInput } from '@mantine/core'
import { tagProductsCall } from '@vitrine/contract/catalogue/act-calls'
import { termLength } from '@vitrine/domain/content/term-length'
import { useState } from 'react'
import { call } from '../../../../call/client.ts'
import { ActDialog } from '../../../../parts/lists/acts/act-dialog.tsx'
import type { ActDialogProps } from '../../../../parts/lists/acts/act-of-room.ts'
import { selectionBody } from '../../../../parts/lists/acts/selection-body.ts'
import type { ProductRow } from '../product-row.ts'

/** Adds tags to many products, and removes some. */
export function TagProductsDialog(props: ActDialogProps<ProductRow>) {
  const [add, setAdd] = useState<string[]>([])
  const [remove, setRemove] = useState<string[]>([])
  const input = { add, remove }
  const isEmpty = add.length + remove.length === 0
  const known = [...new Set((props.rows ?? []).flatMap(({ tags }) => tags))]
  return (
    <ActDialog
      {...props}
      input={isEmpty ? null : JSON.stringify(input)}
      run={(isDryRun) =>
        call(tagProductsCall, { body: { selection: selectionBody(props.selection), input, isDryRun } })
      }
    >
      <TagsInput
        label="Add tags"
        data-autofocus
        value={add}
        onChange={setAdd}
        maxTags={50}
        maxLength={termLength.tag}
        acceptValueOnBlur
      />
      <TagsInput
        label="Remove tags"
        data={known}
        value={remove}
        onChange={setRemove}
        maxTags={50}
        maxLength={termLength.tag}
        acceptValueOnBlur
      />
    </ActDialog>
  )
}
