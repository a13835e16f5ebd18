import { useQueryClient } from '@tanstack/react-query'
import type { ReplyOf } from '@vitrine/contract/call'
import type { Outcome } from '@vitrine/contract/client/outcome'
import { readItemCall } from '@vitrine/contract/content/item-calls'
import { listTermsCall } from '@vitrine/contract/content/term-calls'
import { refreshItems } from '../refresh-items.ts'

/** Shows the terms that a change left behind; items are read again, as they carry other terms now. */
export function useTermChange(collectionId: string) {
  const queries = useQueryClient()
  return (outcome: Outcome<ReplyOf<typeof listTermsCall>>): string | null => {
    if (!outcome.ok) return outcome.refusal.message
    queries.setQueryData([listTermsCall.name, { params: { collectionId } }], outcome.reply)
    refreshItems(queries)
    void queries.invalidateQueries({ queryKey: [readItemCall.name] })
    return null
  }
}
