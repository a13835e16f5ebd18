import type { ReplyOf } from '@vitrine/contract/call'
import type { readCustomerCall } from '@vitrine/contract/customers/panel-calls'

/** What the record of a person shows. */
export type CustomerRecord = ReplyOf<typeof readCustomerCall>
