import { Drawer, Skeleton } from '@mantine/core'
import { readMediaCall } from '@vitrine/contract/media/library-calls'
import { lazy, Suspense, useState } from 'react'
import { useCall } from '../../../call/use-call.ts'
import { isCovered } from '../../../parts/dialogs/is-covered.ts'
import { useLossQuestion } from '../../../parts/dialogs/use-loss-question.tsx'
import { Shown } from '../../../parts/reading/shown.tsx'
import type { DraftState } from './media-form.tsx'

const MediaDetail = lazy(() => import('./media-detail.tsx').then((file) => ({ default: file.MediaDetail })))

interface DetailDrawerProps {
  readonly mediaId: string | null
  readonly onClose: () => void
  readonly onChanged: () => void
}

/** One file of the library, beside the others. */
export function DetailDrawer({ mediaId, onClose, onChanged }: DetailDrawerProps) {
  const media = useCall(
    readMediaCall,
    { params: { mediaId: mediaId ?? '' } },
    { isEnabled: mediaId !== null },
  )
  const [draft, setDraft] = useState<DraftState>('stored')
  // A save that is under way is waited for: what came of it would be said nowhere.
  const stake = mediaId === null || draft === 'stored' ? null : draft
  const { close, question } = useLossQuestion(stake, onClose)
  const known = media.data?.media.id === mediaId ? media.data : undefined
  return (
    <Drawer
      opened={mediaId !== null}
      onClose={() => {
        if (!isCovered()) close()
      }}
      closeOnClickOutside={stake === null}
      position="right"
      size="md"
      title={known ? known.media.title || known.media.filename : 'File'}
    >
      {mediaId !== null && (
        <Shown of={[media]} loading="Loading the file" height={320}>
          {(read) => (
            <Suspense fallback={<Loading />}>
              <MediaDetail
                key={read.media.id}
                known={read}
                onDraft={setDraft}
                onChanged={() => {
                  void media.refetch()
                  onChanged()
                }}
                onRemoved={() => {
                  onChanged()
                  onClose()
                }}
              />
            </Suspense>
          )}
        </Shown>
      )}
      {question}
    </Drawer>
  )
}

function Loading() {
  return <Skeleton h={320} role="status" aria-label="Loading the file" />
}
