import { useNavigate } from '@tanstack/react-router'
import type { ReplyOf } from '@vitrine/contract/call'
import { duplicatePageCall } from '@vitrine/contract/website/page-act-calls'
import { call } from '../../../call/client.ts'
import { useChange } from '../../../parts/changes/use-change.ts'
import { useReadPagesAgain } from './use-page-act.ts'

/** Copies a page, and leads to the copy. */
export function useCopyPage({ id, title }: { readonly id: string; readonly title: string }): () => void {
  const navigate = useNavigate()
  const readAgain = useReadPagesAgain()
  const change = useChange<ReplyOf<typeof duplicatePageCall>>({
    refused: 'The page was not copied',
    goOn: (copy) => void navigate({ to: '/pages/$collectionId', params: { collectionId: copy.id } }),
  })
  const copy = async () => {
    const made = await call(duplicatePageCall, { params: { collectionId: id } })
    // The copy's screen shows where it stands among the others.
    await readAgain()
    return made
  }
  return () => void change.send(copy, `${title} was copied; the copy is hidden`)
}
