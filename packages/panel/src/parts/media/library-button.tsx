import { Button } from '@mantine/core'
import type { MediaKind } from '@vitrine/domain/media/media-entry'
import { Images } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import type { PanelMedia } from './send-file.ts'

const LibraryDialog = lazy(() =>
  import('./library-dialog.tsx').then(({ LibraryDialog: loaded }) => ({ default: loaded })),
)

interface LibraryButtonProps {
  readonly kinds: readonly MediaKind[]
  readonly onChoose: (media: PanelMedia) => void
}

/** Opens the library to choose a file from it. */
export function LibraryButton({ kinds, onChoose }: LibraryButtonProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button
        variant="default"
        leftSection={<Images size={16} aria-hidden />}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        Choose from the library
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <LibraryDialog
            kinds={kinds}
            onClose={() => setOpen(false)}
            onChoose={(media) => {
              setOpen(false)
              onChoose(media)
            }}
          />
        </Suspense>
      )}
    </>
  )
}
