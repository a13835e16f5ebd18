import { tagCustomersCall } from '@vitrine/contract/customers/customer-act-calls'
import { call } from '../../../../call/client.ts'
import type { ActDialogProps } from '../../../../parts/lists/acts/act-of-room.ts'
import { TagDialog } from '../../../../parts/lists/acts/tag-dialog.tsx'
import type { CustomerRow } from '../customer-row.ts'

/** Adds tags to many customers, and removes some. */
export function TagCustomersDialog(props: ActDialogProps<CustomerRow>) {
  return <TagDialog {...props} maxTags={30} maxLength={60} run={(body) => call(tagCustomersCall, { body })} />
}
