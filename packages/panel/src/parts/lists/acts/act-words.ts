import type { BulkAct, DryRun } from './act-of-room.ts'

/** What an act would do, such as `1,212 will change, 72 already so, 3 cannot`; of very many rows only the first are looked at. */
export function dryRunText(
  { total, isMore, wouldChange, unchanged, failed }: DryRun,
  number: (value: number) => string,
): string {
  const words = [
    wouldChange === 1 ? '1 will change' : `${number(wouldChange)} will change`,
    ...(unchanged > 0 ? [`${number(unchanged)} already so`] : []),
    ...(failed > 0 ? [`${number(failed)} cannot`] : []),
  ].join(', ')
  return isMore ? `Of the first ${number(total)}: ${words}` : words
}

/** How far an act is, in a sentence. */
export function progressText(act: BulkAct, number: (value: number) => string): string {
  const { state, total, changed, unchanged, failed } = act
  const done = `${number(changed)} changed${unchanged > 0 ? `, ${number(unchanged)} already so` : ''}${failed > 0 ? `, ${number(failed)} could not` : ''}`
  switch (state) {
    case 'waiting':
      return `Begins soon: ${number(total)} selected`
    case 'running':
      return `${number(changed + unchanged + failed)} of ${number(total)}`
    case 'undoing':
      return 'Is being undone'
    case 'undone':
      return undoneText(act, number)
    case 'stopped':
      return `Stopped: ${done}`
    case 'done':
      return done
  }
}

/** What an undo came to; why a row stays as it is is said of each. */
function undoneText({ changed, failed }: BulkAct, number: (value: number) => string): string {
  if (failed === 0) return 'Undone'
  const kept = failed === 1 ? '1 stays as it is' : `${number(failed)} stay as they are`
  return changed === 0 ? `Nothing was undone: ${kept}` : `Undone: ${kept}`
}

/** Whether it goes on by itself. */
export function isUnderWay({ state }: BulkAct): boolean {
  return state === 'waiting' || state === 'running' || state === 'undoing'
}

/** Whether it can be taken back at a moment. */
export function canBeUndone({ state, undoUntilMs, changed }: BulkAct, nowMs: number): boolean {
  return (
    (state === 'done' || state === 'stopped') && changed > 0 && undoUntilMs !== null && undoUntilMs > nowMs
  )
}
