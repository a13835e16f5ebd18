import { Group, Stack } from '@mantine/core'
import { largestBytes } from '@vitrine/domain/media/media-entry'
import { showMegabytes } from '../../../../format/show-megabytes.ts'
import { DropArea } from '../../../../parts/media/drop-area.tsx'
import { acceptedEndings } from '../../../../parts/media/kind-labels.ts'
import { LibraryButton } from '../../../../parts/media/library-button.tsx'
import { pictureOf } from '../../../../parts/media/picture-of.ts'
import type { PanelMedia } from '../../../../parts/media/send-file.ts'
import { UploadList } from '../../../../parts/media/upload-list.tsx'
import { useOwnQueue } from '../../../../parts/media/use-uploads.ts'
import { PanelCard } from '../../../../parts/panel-card.tsx'
import type { SectionProps } from '../section.ts'
import { ImageList } from './image-list.tsx'

const kinds = ['picture'] as const

/** The product's pictures: add by dropping or choosing, describe, put in order, remove. */
export function ImagesSection({ draft, change, isLocked }: SectionProps) {
  const queue = useOwnQueue()
  const take = (media: PanelMedia) =>
    change(({ images }) =>
      images.some(({ id }) => id === media.id) ? {} : { images: [...images, pictureOf(media)] },
    )
  return (
    <PanelCard title="Pictures">
      <Stack gap="md">
        <ImageList images={draft.images} onChange={(images) => change(() => ({ images }))} />
        <UploadList queue={queue} />
        <DropArea
          label="Add pictures"
          hint={`JPEG, PNG, GIF, WebP, AVIF or TIFF, up to ${showMegabytes(largestBytes.picture)}`}
          accept={acceptedEndings.picture}
          isLocked={isLocked}
          onFiles={(files) => void queue.add(files, { kinds, onArrived: take })}
        />
        {!isLocked && (
          <Group>
            <LibraryButton kinds={kinds} onChoose={take} />
          </Group>
        )}
      </Stack>
    </PanelCard>
  )
}
