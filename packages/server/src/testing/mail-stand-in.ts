import type { Mailer, OutgoingMail } from '../services/mailer.ts'

/** A mail server that tests look into: what it took, and what it says to an address. */
export interface MailStandIn extends Mailer {
  readonly sent: OutgoingMail[]
  /** What it throws for mails to an address, as the client of SMTP does; left out: it takes them. */
  readonly failures: Map<string, Error>
}

/** Opens such a mail server. */
export function mailStandIn(): MailStandIn {
  const sent: OutgoingMail[] = []
  const failures = new Map<string, Error>()
  return {
    transport: 'smtp',
    sent,
    failures,
    send: async (mail) => {
      const failure = failures.get(mail.to)
      if (failure) throw failure
      sent.push(mail)
    },
  }
}

/** An error as the client of SMTP throws it. */
export function smtpError(message: string, fields: object): Error {
  return Object.assign(new Error(message), fields)
}
