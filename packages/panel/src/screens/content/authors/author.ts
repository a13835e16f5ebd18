import type { ReplyOf } from '@vitrine/contract/call'
import type { listAuthorsCall } from '@vitrine/contract/content/author-calls'

/** Somebody who writes for the site. */
export type Author = ReplyOf<typeof listAuthorsCall>['authors'][number]
