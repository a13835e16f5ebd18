import { Type } from 'typebox'
import { defineJob } from '../../jobs/define-job.ts'
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
export const readInvitationPayload: (payload: unknown) => InvitationMailPayload = defineJob(
  invitationMailJobKind,
  Type.Object({ invitationId: Type.String(), email: Type.String() }),
).read
