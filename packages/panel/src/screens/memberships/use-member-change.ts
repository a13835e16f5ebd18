import { listMembershipsCall, readMemberSetUpCall } from '@vitrine/contract/memberships/panel-calls'
import { type Change, useChange } from '../../parts/changes/use-change.ts'

/** A change to areas, plans or members. */
export function useMemberChange(onDone: () => void): Change<unknown> {
  return useChange({ stale: [readMemberSetUpCall, listMembershipsCall], onDone })
}
