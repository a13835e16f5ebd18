import { Drawer, Skeleton } from '@mantine/core'
import { readMediaCall } from '@vitrine/contract/media/library-calls'
import { useCall } from '../../../call/use-call.ts'
import { ErrorNotice } from '../../../parts/error-notice.tsx'
import { MediaDetail } from './media-detail.tsx'

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
      onClose={onClose}
      position="right"
      size="md"
      title={known ? known.media.title || known.media.filename : 'File'}
      closeButtonProps={{ 'aria-label': 'Close' }}
    >
      {mediaId !== null && media.isPending && (
        <Skeleton h={320} role="status" aria-label="Loading the file" />
      )}
      {media.isError && <ErrorNotice error={media.error} onRetry={() => void media.refetch()} />}
      {known && (
        <MediaDetail
          key={`${known.media.id} ${known.media.updatedAtMs}`}
          known={known}
          onChanged={() => {
            void media.refetch()
            onChanged()
          }}
          onRemoved={() => {
            onChanged()
            onClose()
          }}
        />
      )}
    </Drawer>
  )
}
