import type { MailFailure, MailFailureKind } from './judge-failure.ts'

/** Steps before the mail itself is handed over. */
const before = new Set(['CONN', 'HELO', 'EHLO', 'LHLO', 'STARTTLS', 'AUTH', 'MAIL FROM', 'RCPT TO'])

/** Errors of a connection that never came about. */
const unconnected = new Set(['ECONNECTION', 'ECONNREFUSED', 'EDNS', 'ENOTFOUND', 'ETLS', 'EHOSTUNREACH'])

/** Reads what a mailer threw: by the answer of the mail server where it gave one (RFC 5321, 4.2), else by how far things were. */
export function readMailFailure(error: unknown): MailFailure {
  const fields: Readonly<Record<string, unknown>> =
    typeof error === 'object' && error !== null ? { ...error } : {}
  const message = (error instanceof Error ? error.message : String(error)).slice(0, 300)
  return { kind: kindOf(fields), message }
}

function kindOf({
  code,
  responseCode,
  response,
  command,
}: Readonly<Record<string, unknown>>): MailFailureKind {
  const step = String(command ?? '')
  if (code === 'EAUTH') return 'setting'
  if (typeof responseCode === 'number' && responseCode >= 400) {
    if (responseCode < 500) return 'later'
    if (step === 'RCPT TO') return kindAtReader(responseCode, String(response ?? ''))
    return step === 'DATA' ? 'refused' : 'setting'
  }
  if (unconnected.has(String(code)) || before.has(step)) return 'down'
  return 'doubtful'
}

/** The code that says more than the answer's own (RFC 3463): behind it, or in braces as qmail writes it. */
const enhancedCode = /^\d{3}[ -]5\.(\d{1,3})\.(\d{1,3})\b|\(#5\.(\d{1,3})\.(\d{1,3})\)/

/** Answers that speak of the sender's address, though they are of the class of addresses. */
const ofSender = new Set(['7', '8'])

/** Answers by which a mail server says that there is no such mailbox, where no further code says more. */
const noMailbox = new Set([550, 551, 553])

/**
 * What a lasting no to the address of a reader means: only that there is no such mailbox ends mail to them. Whoever may not send on (5.7)
 * gets the same no for everybody.
 */
function kindAtReader(responseCode: number, response: string): MailFailureKind {
  const [, plainSubject, plainDetail, subject = plainSubject, detail = plainDetail] =
    enhancedCode.exec(response) ?? []
  if (subject === '1') return ofSender.has(detail ?? '') ? 'barred' : 'bounce'
  if (subject === '7' || /\brelay/i.test(response) || isOfSession(responseCode)) return 'barred'
  return noMailbox.has(responseCode) ? 'bounce' : 'refused'
}

/** 502 to 539 are about what was said before, such as that nobody signed in. */
const isOfSession = (responseCode: number) => responseCode > 501 && responseCode < 540
