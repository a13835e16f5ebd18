import type { ActRow } from './act-row.ts'

/** Who did something. */
export function whoText({ person, isOwn, from }: Pick<ActRow, 'person' | 'isOwn' | 'from'>): string {
  if (isOwn) return 'You'
  if (person !== '') return person
  // What came from the web has a device, known or not.
  return from === '' ? 'Somebody at the shell' : 'A visitor'
}
