import { useQueryClient } from '@tanstack/react-query'
import type { ReplyOf } from '@vitrine/contract/call'
import { readItemCall } from '@vitrine/contract/content/item-calls'
import { listTermsCall } from '@vitrine/contract/content/term-calls'
import { refreshItems } from '../refresh-items.ts'

/** The categories and tags of a collection, as the calls answer. */
export type KnownTerms = ReplyOf<typeof listTermsCall>

/** Shows the terms that a change left behind; items are read again, as they carry other terms now. */
export function useTakeTerms(collectionId: string): (terms: KnownTerms) => void {
  const queries = useQueryClient()
  return (terms) => {
    queries.setQueryData([listTermsCall.name, { params: { collectionId } }], terms)
    refreshItems(queries)
    void queries.invalidateQueries({ queryKey: [readItemCall.name] })
  }
}
