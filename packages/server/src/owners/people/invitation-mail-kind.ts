/** The kind of the jobs that make and mail an invitation. */
export const invitationMailJobKind = 'invitation-mail'

/** What the outbox keeps of an invitation: never its link. */
export interface InvitationMailPayload {
  readonly invitationId: string
  readonly email: string
}

/** What the mailbox calls such a mail. */
export function invitationSubject(email: string): string {
  return `Invitation for ${email}`
}

/** Reads what the outbox keeps of an invitation. */
export function readInvitationPayload(payload: unknown): InvitationMailPayload {
  const fields: Readonly<Record<string, unknown>> =
    typeof payload === 'object' && payload !== null ? { ...payload } : {}
  const { invitationId, email } = fields
  if (typeof invitationId !== 'string' || typeof email !== 'string')
    throw new Error('An invitation is to be mailed, but it does not say which.')
  return { invitationId, email }
}
