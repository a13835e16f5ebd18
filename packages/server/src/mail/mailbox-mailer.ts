import type { Mailer } from '../services/mailer.ts'

/** The stand-in where no mail server is set: letters stay in the panel's mailbox, in which every letter is kept anyway. */
export const mailboxMailer: Mailer = {
  transport: 'mailbox',
  send: async () => {},
}
