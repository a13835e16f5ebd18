import type { ReplyOf } from '@vitrine/contract/call'
import type { readMailCall } from '@vitrine/contract/mail/panel-calls'

/** A message of the mailbox. */
export type MailMessage = ReplyOf<typeof readMailCall>['message']
