import { isSame } from '@vitrine/domain/merging/is-same'
import type { SaveState } from './use-draft.ts'

/** The errors of what was refused, by their paths: what was changed since is no longer marked. */
export function standingErrors<Draft extends object>(
  state: SaveState<Draft>,
  now: Draft,
): Readonly<Record<string, string>> {
  if (state.kind !== 'refused') return {}
  const { refusal, typed } = state
  const isAsTyped = (field: string) => isSame(Reflect.get(typed, field), Reflect.get(now, field))
  return Object.fromEntries(
    Object.entries(refusal.errors).filter(([path]) => isAsTyped(path.split('.')[0] ?? '')),
  )
}
