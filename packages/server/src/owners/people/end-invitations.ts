import type { SiteTables } from '@vitrine/store/store'

/** Takes back what somebody invited to who may invite no more: by a link of their own they would come in again. */
export async function endInvitationsOf({ staffInvitations }: SiteTables, accountId: string): Promise<void> {
  for (const { id, invitedById } of await staffInvitations.list())
    if (invitedById === accountId) await staffInvitations.remove(id)
}
