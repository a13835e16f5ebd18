import { type Change, useChange } from '../../parts/changes/use-change.ts'

/** A change to areas, plans or members. */
export function useMemberChange(onDone: () => void): Change<unknown> {
  return useChange({ onDone })
}
