import type { Page } from '../engine/page.ts'

/** The panel's mailbox: every message that was sent, or, without a mail server, kept here instead. */
export interface MailRecords {
  /** Keeps a message; a second one with the same id changes nothing. */
  keep(message: MailMessage): Promise<void>
  list(query: { readonly offset: number; readonly limit: number }): Promise<Page<MailMessage>>
  find(id: string): Promise<MailMessage | undefined>
  /** Messages to an e-mail address, whatever its case, the newest first. All messages are looked at: for what happens seldom. */
  ofAddress(email: string): Promise<readonly MailMessage[]>
  /** Removes them; returns how many. */
  removeOfAddress(email: string): Promise<number>
  /** Removes messages that were sent before a moment, a batch at a time; returns how many. */
  removeOld(beforeMs: number): Promise<number>
}

export interface MailMessage {
  readonly id: string
  readonly to: string
  readonly from: string
  readonly subject: string
  readonly text: string
  readonly html: string
  readonly orderId: string | null
  readonly sentAtMs: number
  /** `mailbox`: kept here only; `smtp`: handed to the mail server. */
  readonly transport: 'mailbox' | 'smtp'
}
