import type { ReplyOf } from '@vitrine/contract/call'
import type { listUnsentMailCall } from '@vitrine/contract/mail/panel-calls'
import type { SiteStore } from '@vitrine/store/store'

/** A kind of mail that a room sends by jobs: how the panel tells of one that did not go out. */
export interface MailKind {
  /** The kind of its jobs. */
  readonly jobKind: string
  describe(payload: unknown, store: SiteStore): Promise<UnsentLetter>
}

type UnsentMail = ReplyOf<typeof listUnsentMailCall>['mails'][number]

/** What a mail that did not go out is about. */
type UnsentLetter = Pick<UnsentMail, 'kind' | 'subject' | 'orderId' | 'orderName'>
