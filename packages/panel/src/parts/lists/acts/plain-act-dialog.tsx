import { Text } from '@mantine/core'
import type { defineActCall } from '@vitrine/contract/lists/bulk-calls'
import { call } from '../../../call/client.ts'
import { ActDialog } from './act-dialog.tsx'
import type { ActDialogProps } from './act-of-room.ts'
import { selectionBody } from './selection-body.ts'

interface PlainActProps<Row extends { readonly id: string }> {
  readonly dialog: ActDialogProps<Row>
  readonly actCall: ReturnType<typeof defineActCall>
  /** What comes of it. */
  readonly hint: string
}

/** Does something to many rows for which nothing is entered, after a look at what would change. */
export function PlainActDialog<Row extends { readonly id: string }>({
  dialog,
  actCall,
  hint,
}: PlainActProps<Row>) {
  const selection = selectionBody(dialog.selection)
  return (
    <ActDialog
      {...dialog}
      input="{}"
      run={(asked) => call(actCall, { body: { selection, input: {}, ...asked } })}
    >
      <Text size="sm">{hint}</Text>
    </ActDialog>
  )
}
