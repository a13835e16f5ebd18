import { createTransport } from 'nodemailer'
import type { Mailer } from '../services/mailer.ts'

const connectLimitMs = 5_000
const silenceLimitMs = 10_000

/** Sends letters through the mail server of an address such as `smtps://user:password@mail.example.com`. */
export function smtpMailer(url: string): Mailer {
  const transport = createTransport({
    url,
    connectionTimeout: connectLimitMs,
    greetingTimeout: connectLimitMs,
    socketTimeout: silenceLimitMs,
    // A letter's text comes from the store: it never names a file or an address to be read.
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return {
    transport: 'smtp',
    send: async ({ id, to, from, replyTo, subject, text, html, headers = {} }) => {
      // The same id each time, so that a mail server can tell a letter that was sent twice.
      const messageId = `<${id}@${domainOf(from)}>`
      const answers = replyTo || undefined
      await transport.sendMail({
        messageId,
        to,
        from,
        replyTo: answers,
        subject,
        text,
        html,
        headers: { ...headers },
      })
    },
  }
}

/** The mailer that the environment asks for. */
export function openMailer(smtpUrl: string | undefined, mailbox: Mailer): Mailer {
  return smtpUrl ? smtpMailer(smtpUrl) : mailbox
}

function domainOf(address: string): string {
  return /@([^\s@>]+)>?$/.exec(address)?.[1] ?? 'localhost'
}
