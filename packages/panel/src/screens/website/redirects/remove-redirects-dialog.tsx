import { removeRedirectsCall } from '@vitrine/contract/website/redirect-act-calls'
import { call } from '../../../call/client.ts'
import { ActDialog } from '../../../parts/lists/acts/act-dialog.tsx'
import type { ActDialogProps } from '../../../parts/lists/acts/act-of-room.ts'
import { selectionBody } from '../../../parts/lists/acts/selection-body.ts'
import type { RedirectRow } from './redirect-row.ts'

/** Removes many redirects, after a look at what would change. */
export function RemoveRedirectsDialog(props: ActDialogProps<RedirectRow>) {
  const selection = selectionBody(props.selection)
  return (
    <ActDialog
      {...props}
      input="{}"
      run={(asked) => call(removeRedirectsCall, { body: { selection, input: {}, ...asked } })}
    />
  )
}
