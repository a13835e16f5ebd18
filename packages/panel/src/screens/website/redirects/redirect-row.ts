import type { ReplyOf } from '@vitrine/contract/call'
import type { listRedirectsCall } from '@vitrine/contract/website/panel-calls'

/** A redirect in the list. */
export type RedirectRow = ReplyOf<typeof listRedirectsCall>['rows'][number]
