import { Drawer, Skeleton } from '@mantine/core'
import { readMediaCall } from '@vitrine/contract/media/library-calls'
import { lazy, Suspense } from 'react'
import { useCall } from '../../../call/use-call.ts'
import { isCovered } from '../../../parts/dialogs/is-covered.ts'
import { Shown } from '../../../parts/reading/shown.tsx'

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
  const known = media.data?.media.id === mediaId ? media.data : undefined
  return (
    <Drawer
      opened={mediaId !== null}
      onClose={() => {
        if (!isCovered()) onClose()
      }}
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
    </Drawer>
  )
}

function Loading() {
  return <Skeleton h={320} role="status" aria-label="Loading the file" />
}
