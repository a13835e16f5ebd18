import { Stack, Text } from '@mantine/core'
import { Dropzone } from '@mantine/dropzone'
import { ImagePlus } from 'lucide-react'
import { showMegabytes } from '../../../../format/show-megabytes.ts'
import { PanelCard } from '../../../../parts/panel-card.tsx'
import { largestImageBytes } from '../../../../parts/pictures/check-file.ts'
import { UploadList } from '../../../../parts/pictures/upload-list.tsx'
import { useUploads } from '../../../../parts/pictures/use-uploads.ts'
import type { SectionProps } from '../section.ts'
import { ImageList } from './image-list.tsx'

/** The product's pictures: add by dropping or choosing, describe, put in order, remove. */
export function ImagesSection({ draft, change, isLocked }: SectionProps) {
  const { uploads, add, dismiss } = useUploads((image) =>
    change((now) => ({ images: [...now.images, image] })),
  )
  return (
    <PanelCard title="Pictures">
      <Stack gap="md">
        <ImageList images={draft.images} onChange={(images) => change(() => ({ images }))} />
        <UploadList uploads={uploads} onDismiss={dismiss} />
        <Dropzone
          onDrop={(files: File[]) => void add(files)}
          disabled={isLocked}
          aria-label="Add pictures"
          inputProps={{ 'aria-label': 'Add pictures' }}
          py="lg"
        >
          <Stack align="center" gap={4}>
            <ImagePlus aria-hidden />
            <Text size="sm">Drop pictures here, or press to choose</Text>
            <Text size="xs" c="dimmed">
              JPEG, PNG, GIF, WebP or AVIF, up to {showMegabytes(largestImageBytes)}
            </Text>
          </Stack>
        </Dropzone>
      </Stack>
    </PanelCard>
  )
}
