import { useQueryClient } from '@tanstack/react-query'
import type { Call } from '@vitrine/contract/call'
import { useEffect } from 'react'

/** How often work that goes on is looked at. */
const lookEveryMs = 1_500

interface LookAgain {
  /** Whether some of the work goes on. */
  readonly isRunning: boolean | undefined
  readonly refetch: () => Promise<unknown>
  /** The list that the work fills, which is read again when the work is done; left out where it fills none. */
  readonly list?: Pick<Call, 'name'>
}

/** Looks at work of the server, such as imports, as long as some of it goes on. */
export function useLookAgain({ isRunning, refetch, list }: LookAgain): void {
  const queries = useQueryClient()
  const name = list?.name
  useEffect(() => {
    if (!isRunning) return
    const timer = setInterval(() => void refetch(), lookEveryMs)
    return () => {
      clearInterval(timer)
      if (name) void queries.invalidateQueries({ queryKey: [name] })
    }
  }, [isRunning, refetch, queries, name])
}
