import { useQueryClient } from '@tanstack/react-query'
import type { Call } from '@vitrine/contract/call'
import { useEffect } from 'react'

/** Has a list read again that work of the server fills, such as an import, when that is done or nobody looks at it any more. */
export function useReadWhenDone(isRunning: boolean, { name }: Pick<Call, 'name'>): void {
  const queries = useQueryClient()
  useEffect(() => {
    if (!isRunning) return undefined
    return () => void queries.invalidateQueries({ queryKey: [name] })
  }, [isRunning, queries, name])
}
