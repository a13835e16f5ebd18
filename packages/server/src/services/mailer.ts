/** A letter to be sent. */
export interface OutgoingMail {
  /** The same letter has the same id, however often it is tried. */
  readonly id: string
  readonly to: string
  readonly from: string
  /** Where answers go; left out: to whom it is from. */
  readonly replyTo?: string | undefined
  readonly subject: string
  readonly text: string
  readonly html: string
  readonly orderId: string | null
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
