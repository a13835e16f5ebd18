import type { ReplyOf } from '@vitrine/contract/call'
import type { listRestockCall } from '@vitrine/contract/restock/panel-calls'

/** Somebody who asked to be told. */
export type SignUpRow = ReplyOf<typeof listRestockCall>['rows'][number]
