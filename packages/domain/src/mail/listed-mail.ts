import type { ListCell } from '../lists/csv.ts'
import type { ListedMailKind } from '../website/settings/mail/mail-kinds.ts'

/** What is known of a mail before it is written. */
export interface MailFacts {
  /** Its kind, by the word that rows and addresses have for it: `other` where that was not kept. */
  readonly reason: ListedMailKind
  /** Whom it goes to; '' where that is looked up when it is sent. */
  readonly to: string
  /** '' where the mail is written when it is sent. */
  readonly subject: string
  readonly orderId: string | null
  /** What the order is called, such as `#1001`; '' without one. */
  readonly orderName: string
}

/**
 * How a mail stands: it waits for its first attempt, failed and is tried again, was given up, was handed to the mail server, or is kept in
 * the mailbox alone, for want of one.
 */
export const mailStates = ['waiting', 'failed', 'dead', 'sent', 'kept'] as const

type MailState = (typeof mailStates)[number]

/** A mail of the mailbox: one that went out, or one that is to go out. */
export interface ListedMail extends MailFacts {
  readonly id: string
  readonly state: MailState
  /** When it went out; of one that did not, when it was asked for. */
  readonly atMs: number
  /** How often it was tried; 0 of one that went out, which nobody counts. */
  readonly attempts: number
  /** Why the last attempt failed; '' where there was none, and of mail that went out. */
  readonly failure: string
  /** When it is tried next; null where it is not. */
  readonly nextTryAtMs: number | null
}

/** What stands in a column of the mailbox as a file. */
export function mailCell(mail: ListedMail, column: string): ListCell {
  const { atMs, to, reason, subject, state, orderName, attempts, failure, nextTryAtMs } = mail
  const cells: Readonly<Record<string, ListCell>> = {
    date: { atMs },
    to,
    reason,
    subject,
    state,
    order: orderName,
    attempts,
    failure,
    next: nextTryAtMs === null ? null : { atMs: nextTryAtMs },
  }
  return cells[column] ?? ''
}
