import { useEffect, useRef, useState } from 'react'
import type { ActOutcome, DryRun } from './act-of-room.ts'

/** What an act would do with its present input. */
export interface DryRunNow {
  readonly dryRun: DryRun | null
  readonly message: string | null
  /** Puts in what a refused act said. */
  readonly refuse: (message: string) => void
  /** Forgets what was answered, and asks once more. */
  readonly askAgain: () => void
}

/** Asks what an act would do whenever its input has changed and rested a moment, or that is asked for again. */
export function useDryRun(input: string | null, ask: () => Promise<ActOutcome>): DryRunNow {
  const [attempt, setAttempt] = useState(1)
  const [answer, setAnswer] = useState<{
    readonly input: string
    readonly attempt: number
    readonly dryRun: DryRun | null
    readonly message: string | null
  } | null>(null)
  const latest = useRef(ask)
  latest.current = ask

  useEffect(() => {
    if (input === null) return undefined
    let isOver = false
    const timer = setTimeout(async () => {
      const outcome = await latest.current()
      if (isOver) return
      const dryRun = outcome.ok && 'dryRun' in outcome.reply ? outcome.reply.dryRun : null
      setAnswer({ input, attempt, dryRun, message: outcome.ok ? null : outcome.refusal.message })
    }, restMs)
    return () => {
      isOver = true
      clearTimeout(timer)
    }
  }, [input, attempt])

  const isPresent = answer !== null && answer.input === input && answer.attempt === attempt
  return {
    dryRun: isPresent ? answer.dryRun : null,
    message: isPresent ? answer.message : null,
    refuse: (message) => setAnswer({ input: input ?? '', attempt, dryRun: null, message }),
    askAgain: () => setAttempt(attempt + 1),
  }
}

const restMs = 200
