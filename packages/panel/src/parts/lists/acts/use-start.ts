import { useEffect, useRef, useState } from 'react'
import type { DryRunNow } from './use-dry-run.ts'

/** How an act is begun from its dialog. */
interface Start {
  readonly isBeginning: boolean
  readonly canAsk: boolean
  readonly ask: () => void
}

/**
 * Begins an act when that is asked for and something would change. Who asks before it is known what would change does not have to ask
 * again, unless something cannot be changed, or nothing of it can be undone: that is to be read first. After a refusal, too, it is looked
 * first what would change.
 */
export function useStart(
  { dryRun, message, askAgain }: DryRunNow,
  canUndo: boolean,
  begin: () => Promise<void>,
): Start {
  const [state, setState] = useState<'open' | 'asked' | 'beginning'>('open')
  const isBeginning = state === 'beginning'
  const canStart = dryRun !== null && dryRun.wouldChange > 0 && !isBeginning
  const isRefused = message !== null && !isBeginning
  const latest = useRef(begin)
  latest.current = begin

  useEffect(() => {
    if (state !== 'asked') return
    // What was refused is begun by another press alone.
    if (message !== null) setState('open')
    else if (dryRun !== null) setState(dryRun.failed === 0 && dryRun.wouldChange > 0 ? 'beginning' : 'open')
  }, [state, dryRun, message])

  useEffect(() => {
    if (state === 'beginning') void latest.current().then(() => setState('open'))
  }, [state])

  return {
    isBeginning,
    canAsk: canStart || isRefused,
    ask: () => {
      if (canStart) setState('beginning')
      else if (canUndo && (isRefused || (state === 'open' && dryRun === null))) setState('asked')
      if (isRefused) askAgain()
    },
  }
}
