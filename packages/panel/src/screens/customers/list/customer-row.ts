import type { ReplyOf } from '@vitrine/contract/call'
import type { listCustomersCall } from '@vitrine/contract/customers/panel-calls'

/** A person in the list of customers. */
export type CustomerRow = ReplyOf<typeof listCustomersCall>['rows'][number]
