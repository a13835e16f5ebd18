import { Text } from '@mantine/core'
import { call } from '../../../call/client.ts'
import { ActDialog } from '../../../parts/lists/acts/act-dialog.tsx'
import type { ActDialogProps } from '../../../parts/lists/acts/act-of-room.ts'
import { selectionBody } from '../../../parts/lists/acts/selection-body.ts'
import type { CommentRow } from '../list/comment-row.ts'
import { commentActCalls } from './comment-act-calls.ts'

/** Judges or removes many comments, after a look at what would change. */
export function CommentActDialog(props: ActDialogProps<CommentRow>) {
  const selection = selectionBody(props.selection)
  const [, wanted] = Object.entries(commentActCalls).find(([key]) => key === props.act.key) ?? []
  if (!wanted) return null
  return (
    <ActDialog
      {...props}
      input="{}"
      run={(asked) => call(wanted, { body: { selection, input: {}, ...asked } })}
    >
      {props.act.key === 'delete' ? <Text size="sm">All that answers them goes with them.</Text> : undefined}
    </ActDialog>
  )
}
