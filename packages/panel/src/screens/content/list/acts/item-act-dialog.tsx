import { call } from '../../../../call/client.ts'
import { ActDialog } from '../../../../parts/lists/acts/act-dialog.tsx'
import type { ActDialogProps } from '../../../../parts/lists/acts/act-of-room.ts'
import type { ListedItem } from '../../content-collections.ts'
import { plainItemCalls } from './plain-item-calls.ts'
import { selectionBody } from './selection-body.ts'

/** Does an act without fields to many items, after a look at what would change. */
export function ItemActDialog(props: ActDialogProps<ListedItem>) {
  const selection = selectionBody(props.selection)
  const [, wanted] = Object.entries(plainItemCalls).find(([key]) => key === props.act.key) ?? []
  if (!wanted) return null
  return (
    <ActDialog
      {...props}
      input="{}"
      run={(asked) => call(wanted, { body: { selection, input: {}, ...asked } })}
    />
  )
}
