import type { ListedMail, MailFacts } from '@vitrine/domain/mail/listed-mail'
import type { ListPage } from '../lists/list-page.ts'
import type { ListAsk } from '../lists/read-list.ts'

/** The panel's mailbox: every message that was sent, or, without a mail server, kept here instead. */
export interface MailRecords {
  /** Keeps a message; a second one with the same id changes nothing. */
  keep(message: MailMessage): Promise<void>
  /** A page of the mailbox: what went out, and what is to go out. */
  listed(ask: ListAsk): Promise<ListPage<ListedMail>>
  /** How a mail stands, whether it went out or not. */
  findListed(id: string): Promise<ListedMail | undefined>
  find(id: string): Promise<MailMessage | undefined>
  /** How many mails wait for their first attempt, failed and are tried again, or were given up. */
  countUnsent(): Promise<{ readonly waiting: number; readonly failed: number; readonly dead: number }>
  /** Messages to an e-mail address, whatever its case, the newest first. All messages are looked at: for what happens seldom. */
  ofAddress(email: string): Promise<readonly MailMessage[]>
  /** Removes those that were written until a moment, and the mail to that address that is still to go out; returns how many. */
  removeOfAddress(email: string, untilMs?: number): Promise<number>
  /** Removes messages to owners until a moment that name an e-mail address, about forms and orders; returns how many. */
  removeNaming(email: string, untilMs?: number): Promise<number>
  /** Removes messages about an order, to whomever they went; returns how many. */
  removeOfOrder(orderId: string): Promise<number>
  /** Removes messages by their ids, whether they went out or not. */
  removeMany(ids: readonly string[]): Promise<void>
  /** Removes messages that were sent before a moment, a batch at a time; returns how many. */
  removeOld(beforeMs: number): Promise<number>
}

/** A mail as it was sent; `subject` is never empty. */
export interface MailMessage extends MailFacts {
  readonly id: string
  readonly from: string
  readonly text: string
  readonly html: string
  readonly sentAtMs: number
  /** `mailbox`: kept here only; `smtp`: handed to the mail server. */
  readonly transport: 'mailbox' | 'smtp'
}
