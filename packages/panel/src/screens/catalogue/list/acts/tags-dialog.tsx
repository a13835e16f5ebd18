import { tagProductsCall } from '@vitrine/contract/catalogue/act-calls'
import { termLength } from '@vitrine/domain/content/term-length'
import { call } from '../../../../call/client.ts'
import type { ActDialogProps } from '../../../../parts/lists/acts/act-of-room.ts'
import { TagDialog } from '../../../../parts/lists/acts/tag-dialog.tsx'
import type { ProductRow } from '../product-row.ts'

/** Adds tags to many products, and removes some. */
export function TagProductsDialog(props: ActDialogProps<ProductRow>) {
  return (
    <TagDialog
      {...props}
      maxTags={50}
      maxLength={termLength.tag}
      run={(body) => call(tagProductsCall, { body })}
    />
  )
}
