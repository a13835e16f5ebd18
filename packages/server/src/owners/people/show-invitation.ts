import type { ReplyOf } from '@vitrine/contract/call'
import type { invitePersonCall } from '@vitrine/contract/owners/people-calls'
import type { StaffInvitation } from '@vitrine/store/owners/staff-invitations'

/** An invitation as it is shown, without its secret. */
export function showInvitation(
  { id, email, roles, createdAtMs, expiresAtMs, isMailed }: StaffInvitation,
  nowMs: number,
): ReplyOf<typeof invitePersonCall>['invitation'] {
  return { id, email, roles, createdAtMs, expiresAtMs, isMailed, isExpired: expiresAtMs <= nowMs }
}
