import type { ReplyOf } from '@vitrine/contract/call'
import type { listMailHooksCall } from '@vitrine/contract/newsletter/mail-hooks/hook-calls'

/** Who may tell of mail that came back, and where. */
export type MailHook = ReplyOf<typeof listMailHooksCall>['hooks'][number]
