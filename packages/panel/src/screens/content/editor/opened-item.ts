import type { ReplyOf } from '@vitrine/contract/call'
import type { readItemCall } from '@vitrine/contract/content/item-calls'

/** An item as it was read. */
export type OpenedItem = ReplyOf<typeof readItemCall>
