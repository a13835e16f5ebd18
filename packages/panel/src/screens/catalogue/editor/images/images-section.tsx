import { Stack, Text } from '@mantine/core'
import { Dropzone } from '@mantine/dropzone'
import { largestBytes } from '@vitrine/domain/media/media-entry'
import { ImagePlus } from 'lucide-react'
import { showMegabytes } from '../../../../format/show-megabytes.ts'
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
        <Dropzone
          onDrop={(files: File[]) => void queue.add(files, { kinds, onArrived: take })}
          disabled={isLocked}
          aria-label="Add pictures"
          inputProps={{ 'aria-label': 'Add pictures' }}
          py="lg"
        >
          <Stack align="center" gap={4}>
            <ImagePlus aria-hidden />
            <Text size="sm">Drop pictures here, or press to choose</Text>
            <Text size="xs" c="dimmed">
              JPEG, PNG, GIF, WebP or AVIF, up to {showMegabytes(largestBytes.picture)}
            </Text>
          </Stack>
        </Dropzone>
        {!isLocked && <LibraryButton kinds={kinds} onChoose={take} />}
      </Stack>
    </PanelCard>
  )
}
