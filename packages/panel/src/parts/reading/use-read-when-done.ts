import { useQueryClient } from '@tanstack/react-query'
import type { Call } from '@vitrine/contract/call'
import { useEffect } from 'react'
import { readAfter } from '../../call/read-after.ts'

/** Has what work of the server makes old, such as that of an import, read again when it is done or nobody looks at it any more. */
export function useReadWhenDone(isRunning: boolean, made: Pick<Call, 'name'>): void {
  const queries = useQueryClient()
  useEffect(() => {
    if (!isRunning) return undefined
    return () => void readAfter(queries, made)
  }, [isRunning, queries, made])
}
