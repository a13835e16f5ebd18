import type { ReplyOf } from '@vitrine/contract/call'
import type { listSitesCall } from '@vitrine/contract/sites/site-calls'

/** A site as it is listed. */
export type ListedSite = ReplyOf<typeof listSitesCall>['sites'][number]
