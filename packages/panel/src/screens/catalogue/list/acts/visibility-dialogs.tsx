import { hideProductsCall, showProductsCall } from '@vitrine/contract/catalogue/act-calls'
import { call } from '../../../../call/client.ts'
import { ActDialog } from '../../../../parts/lists/acts/act-dialog.tsx'
import type { ActDialogProps } from '../../../../parts/lists/acts/act-of-room.ts'
import { selectionBody } from '../../../../parts/lists/acts/selection-body.ts'
import type { ProductRow } from '../product-row.ts'

type Props = ActDialogProps<ProductRow>

/** Shows many products in the shop. */
export function ShowProductsDialog(props: Props) {
  const body = { selection: selectionBody(props.selection), input: {} }
  return (
    <ActDialog {...props} input="" run={(asked) => call(showProductsCall, { body: { ...body, ...asked } })} />
  )
}

/** Hides many products. */
export function HideProductsDialog(props: Props) {
  const body = { selection: selectionBody(props.selection), input: {} }
  return (
    <ActDialog {...props} input="" run={(asked) => call(hideProductsCall, { body: { ...body, ...asked } })} />
  )
}
