import { Text } from '@mantine/core'
import { removeFilesCall } from '@vitrine/contract/media/act-calls'
import { call } from '../../call/client.ts'
import { ActDialog } from '../../parts/lists/acts/act-dialog.tsx'
import type { ActDialogProps } from '../../parts/lists/acts/act-of-room.ts'
import { selectionBody } from '../../parts/lists/acts/selection-body.ts'
import type { PanelMedia } from '../../parts/media/send-file.ts'

/** Removes many files that nothing names, after a look at which these are. */
export function RemoveFilesDialog(props: ActDialogProps<PanelMedia>) {
  const selection = selectionBody(props.selection)
  return (
    <ActDialog
      {...props}
      input="{}"
      run={(asked) => call(removeFilesCall, { body: { selection, input: {}, ...asked } })}
    >
      <Text size="sm">
        What a page, product or post of the site names stays. Orders of before may still show a picture that
        is removed.
      </Text>
    </ActDialog>
  )
}
