import { useQueryClient } from '@tanstack/react-query'
import type { ReplyOf } from '@vitrine/contract/call'
import { readItemCall } from '@vitrine/contract/content/item-calls'
import { listTermsCall } from '@vitrine/contract/content/term-calls'
import { type Change, useChange } from '../../../parts/changes/use-change.ts'
import { refreshItems } from '../refresh-items.ts'

/** The categories and tags of a collection, as the calls answer. */
export type KnownTerms = ReplyOf<typeof listTermsCall>

/** A change to terms. Those that it left behind are shown; items are read again, as they carry other terms now. */
export function useTermsChange(collectionId: string, onDone: () => void): Change<KnownTerms> {
  const queries = useQueryClient()
  return useChange<KnownTerms>({
    stale: [readItemCall],
    staleIfRefused: [listTermsCall],
    onDone: (terms) => {
      queries.setQueryData([listTermsCall.name, { params: { collectionId } }], terms)
      refreshItems(queries)
      onDone()
    },
  })
}
