import { Text } from '@mantine/core'
import { removeProductsCall } from '@vitrine/contract/catalogue/act-calls'
import { call } from '../../../../call/client.ts'
import { ActDialog } from '../../../../parts/lists/acts/act-dialog.tsx'
import type { ActDialogProps } from '../../../../parts/lists/acts/act-of-room.ts'
import { selectionBody } from '../../../../parts/lists/acts/selection-body.ts'
import type { ProductRow } from '../product-row.ts'

/** Takes many products out of the shop, after a look at what would change. */
export function RemoveProductsDialog(props: ActDialogProps<ProductRow>) {
  const body = { selection: selectionBody(props.selection), input: {} }
  return (
    <ActDialog {...props} input="" run={(asked) => call(removeProductsCall, { body: { ...body, ...asked } })}>
      <Text size="sm">
        They disappear from the shop and can no longer be bought, also from carts that hold them. Orders that
        were placed keep what they say of them. For 24 hours this can be undone: they come back with their
        stock, at the end of their page. To take them off sale for a while, hide them instead.
      </Text>
    </ActDialog>
  )
}
