import { Text } from '@mantine/core'
import { call } from '../../../call/client.ts'
import { ActDialog } from '../../../parts/lists/acts/act-dialog.tsx'
import type { ActDialogProps } from '../../../parts/lists/acts/act-of-room.ts'
import { selectionBody } from '../../../parts/lists/acts/selection-body.ts'
import type { SubmissionRow } from '../submission-row.ts'
import { submissionActCalls } from './submission-act-calls.ts'

/** Marks or removes many submissions, after a look at what would change. */
export function SubmissionActDialog(props: ActDialogProps<SubmissionRow>) {
  const selection = selectionBody(props.selection)
  const [, wanted] = Object.entries(submissionActCalls).find(([key]) => key === props.act.key) ?? []
  if (!wanted) return null
  return (
    <ActDialog
      {...props}
      input="{}"
      run={(asked) => call(wanted, { body: { selection, input: {}, ...asked } })}
    >
      {props.act.key === 'delete' ? (
        <Text size="sm">What was passed on to others stays there.</Text>
      ) : undefined}
    </ActDialog>
  )
}
