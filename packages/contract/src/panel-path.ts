import type { Call } from './call.ts'

/** Where the panel's calls stand, but for those whose addresses the specification gives. */
export const panelPath = '/api/panel/'

/** Whether a call is the panel's: an owner's, or one of the ways in. */
export function isOfPanel({ policy, path }: Pick<Call, 'policy' | 'path'>): boolean {
  return policy.kind === 'owner' || path.startsWith(panelPath)
}
