import type { MailFacts } from '@vitrine/domain/mail/listed-mail'

/** A letter to be sent. */
export interface OutgoingMail extends MailFacts {
  /** The same letter has the same id, however often it is tried. */
  readonly id: string
  readonly from: string
  /** Where answers go; left out: to whom it is from. */
  readonly replyTo?: string | undefined
  readonly text: string
  readonly html: string
  /** Lines of its head beside the usual ones, by their names. */
  readonly headers?: Readonly<Record<string, string>> | undefined
}

/** Hands letters to the mail service. */
export interface Mailer {
  readonly transport: 'mailbox' | 'smtp'
  /** Resolves when the letter was taken; rejects when it should be tried again later. */
  send(mail: OutgoingMail): Promise<void>
}

/** Whether mail goes out; else it is kept in the panel's mailbox only. */
export function sendsMail({ mailer }: { readonly mailer: Mailer }): boolean {
  return mailer.transport === 'smtp'
}
