import { type FormEvent, useEffect, useRef, useState } from 'react'
import type { DryRun } from './act-of-room.ts'

/** How an act is begun from its dialog. */
interface Start {
  readonly canStart: boolean
  readonly ask: (event: FormEvent) => void
}

/**
 * Begins an act when that is asked for and something would change. Who asks before it is known what would change does not have to ask
 * again, unless something cannot be changed: that is to be read first.
 */
export function useStart(dryRun: DryRun | null, begin: () => Promise<void>): Start {
  const [state, setState] = useState<'open' | 'asked' | 'beginning'>('open')
  const canStart = dryRun !== null && dryRun.wouldChange > 0 && state !== 'beginning'
  const latest = useRef(begin)
  latest.current = begin

  useEffect(() => {
    if (state !== 'asked' || dryRun === null) return
    setState(dryRun.failed === 0 && dryRun.wouldChange > 0 ? 'beginning' : 'open')
  }, [state, dryRun])

  useEffect(() => {
    if (state === 'beginning') void latest.current().then(() => setState('open'))
  }, [state])

  return {
    canStart,
    ask: (event) => {
      event.preventDefault()
      if (canStart) setState('beginning')
      else if (state === 'open' && dryRun === null) setState('asked')
    },
  }
}
