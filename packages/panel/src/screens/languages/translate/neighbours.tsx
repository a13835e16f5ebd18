import { readTranslationStatusCall } from '@vitrine/contract/languages/translation-calls'
import { useCall } from '../../../call/use-call.ts'
import { LinkButton } from '../../../parts/link-text.tsx'
import type { TranslationParams } from './use-translation-draft.ts'

/** The ways to what stands before and after something of its kind, among the first two hundred. */
export function Neighbours({ params }: { readonly params: TranslationParams }) {
  const { language, kind, id } = params
  const status = useCall(readTranslationStatusCall, { query: { kind, limit: 200 } })
  const items = status.data?.items ?? []
  const place = items.findIndex((item) => item.id === id)
  if (place < 0) return null
  const [previous, next] = [items[place - 1], items[place + 1]]
  return (
    <>
      {previous && (
        <LinkButton
          variant="default"
          to="/translate/$language/$kind/$id"
          params={{ language, kind, id: previous.id }}
          aria-label={`Previous: ${previous.title}`}
        >
          Previous
        </LinkButton>
      )}
      {next && (
        <LinkButton
          variant="default"
          to="/translate/$language/$kind/$id"
          params={{ language, kind, id: next.id }}
          aria-label={`Next: ${next.title}`}
        >
          Next
        </LinkButton>
      )}
    </>
  )
}
