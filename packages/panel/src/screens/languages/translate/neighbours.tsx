import { readTranslationNeighboursCall } from '@vitrine/contract/languages/translation-calls'
import { useCall } from '../../../call/use-call.ts'
import { LinkButton } from '../../../parts/link-text.tsx'
import type { TranslationParams } from './use-translation-draft.ts'

/** The ways to what stands before and after something of its kind. */
export function Neighbours({ params }: { readonly params: TranslationParams }) {
  const { language, kind, id } = params
  const neighbours = useCall(readTranslationNeighboursCall, { params: { kind, id } })
  const { previous, next } = neighbours.data ?? {}
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
