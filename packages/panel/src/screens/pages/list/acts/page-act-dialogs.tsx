import { Text } from '@mantine/core'
import { hidePagesCall, showPagesCall } from '@vitrine/contract/website/page-bulk-calls'
import { call } from '../../../../call/client.ts'
import { ActDialog } from '../../../../parts/lists/acts/act-dialog.tsx'
import type { ActDialogProps } from '../../../../parts/lists/acts/act-of-room.ts'
import { selectionBody } from '../../../../parts/lists/acts/selection-body.ts'
import type { PageRow } from '../page-cells.tsx'

type Props = ActDialogProps<PageRow>

/** Shows many pages to visitors. */
export function ShowPagesDialog(props: Props) {
  const body = { selection: selectionBody(props.selection), input: {} }
  return (
    <ActDialog {...props} input="" run={(asked) => call(showPagesCall, { body: { ...body, ...asked } })} />
  )
}

/** Hides many pages. */
export function HidePagesDialog(props: Props) {
  const body = { selection: selectionBody(props.selection), input: {} }
  return (
    <ActDialog {...props} input="" run={(asked) => call(hidePagesCall, { body: { ...body, ...asked } })}>
      <Text size="sm">
        They leave the menus, and whoever opens one of their addresses is told that there is no such page.
        What stands on them is kept.
      </Text>
    </ActDialog>
  )
}
