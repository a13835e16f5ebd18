import type { ActRow } from './act-row.ts'

/** Who did something. */
export function whoText({ person, isOwn }: Pick<ActRow, 'person' | 'isOwn'>): string {
  if (isOwn) return 'You'
  return person || 'Somebody at the shell'
}
