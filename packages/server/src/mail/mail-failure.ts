/**
 * Why a mail server did not take a mail: `bounce` where there is no such mailbox, `refused` where it never takes this mail, `later` where it
 * may take it another time, `down` where it could not be asked at all, `setting` where it does not let us in, `doubtful` where it may have
 * taken it all the same.
 */
type MailFailureKind = 'bounce' | 'refused' | 'later' | 'down' | 'setting' | 'doubtful'

/** Such a failure, and what was said about it. */
export interface MailFailure {
  readonly kind: MailFailureKind
  readonly message: string
}

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

function kindOf({ code, responseCode, command }: Readonly<Record<string, unknown>>): MailFailureKind {
  const step = String(command ?? '')
  if (code === 'EAUTH') return 'setting'
  if (typeof responseCode === 'number' && responseCode >= 400) {
    if (responseCode < 500) return 'later'
    if (step === 'RCPT TO') return 'bounce'
    return step === 'DATA' ? 'refused' : 'setting'
  }
  if (unconnected.has(String(code)) || before.has(step)) return 'down'
  return 'doubtful'
}
