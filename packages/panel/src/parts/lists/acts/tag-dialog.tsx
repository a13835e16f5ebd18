import { useState } from 'react'
import type { AnyRow } from '../any-row.ts'
import { ActDialog } from './act-dialog.tsx'
import type { ActAsked, ActDialogProps, ActOutcome } from './act-of-room.ts'
import { selectionBody } from './selection-body.ts'
import { type TagChange, TagFields } from './tag-fields.tsx'

/** What a call that tags rows is sent. */
type TagBody = ActAsked & {
  readonly selection: ReturnType<typeof selectionBody>
  readonly input: TagChange
}

interface TagDialogProps<Row extends AnyRow> extends ActDialogProps<Row> {
  readonly maxTags: number
  readonly maxLength: number
  readonly run: (body: TagBody) => Promise<ActOutcome>
}

/** Adds tags to many rows, and removes some. */
export function TagDialog<Row extends AnyRow & { readonly tags: readonly string[] }>({
  maxTags,
  maxLength,
  run,
  ...props
}: TagDialogProps<Row>) {
  const [change, setChange] = useState<TagChange>({ add: [], remove: [] })
  const isEmpty = change.add.length + change.remove.length === 0
  const selection = selectionBody(props.selection)
  return (
    <ActDialog
      {...props}
      input={isEmpty ? null : JSON.stringify(change)}
      run={(asked) => run({ selection, input: change, ...asked })}
    >
      <TagFields
        change={change}
        onChange={setChange}
        known={(props.rows ?? []).flatMap(({ tags }) => tags)}
        maxTags={maxTags}
        maxLength={maxLength}
      />
    </ActDialog>
  )
}
