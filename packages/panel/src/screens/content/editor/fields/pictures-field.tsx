import { ActionIcon, Button, Group, Input, Stack, TextInput } from '@mantine/core'
import type { ProductImage } from '@vitrine/domain/images/product-image'
import { ImagePlus, Trash2 } from 'lucide-react'
import { ChooseFiles } from '../../../../parts/files/choose-files.tsx'
import { moveItem } from '../../../../parts/lists/move-item.ts'
import { acceptedEndings } from '../../../../parts/media/kind-labels.ts'
import { LibraryButton } from '../../../../parts/media/library-button.tsx'
import { pictureOf } from '../../../../parts/media/picture-of.ts'
import type { PanelMedia } from '../../../../parts/media/send-file.ts'
import { UploadList } from '../../../../parts/media/upload-list.tsx'
import { useOwnQueue } from '../../../../parts/media/use-uploads.ts'
import { OrderList } from '../../../../parts/order/order-list.tsx'
import { FocalPointButton } from '../../../../parts/pictures/focal-point-button.tsx'
import { Thumbnail } from '../../../../parts/thumbnail.tsx'

interface PicturesFieldProps {
  readonly label: string
  readonly pictures: readonly ProductImage[]
  readonly error?: string | undefined
  readonly onChange: (change: (pictures: readonly ProductImage[]) => readonly ProductImage[]) => void
}

const kinds = ['picture'] as const

/** Several pictures in an order: added many at once, described, moved, taken away. */
export function PicturesField({ label, pictures, error, onChange }: PicturesFieldProps) {
  const queue = useOwnQueue()
  const take = (media: PanelMedia) =>
    onChange((now) => (now.some(({ id }) => id === media.id) ? now : [...now, pictureOf(media)]))
  const nameOf = (image: ProductImage, index: number) =>
    image.altText || image.filename || `picture ${index + 1}`
  return (
    <Input.Wrapper label={label} labelElement="div" error={error}>
      <Stack gap="sm" mt={6} role="group" aria-label={label}>
        <OrderList<ProductImage>
          label={`${label} in their order`}
          items={pictures}
          keyOf={({ id }) => id}
          nameOf={nameOf}
          onMove={(from, to) => onChange((now) => moveItem(now, from, to))}
        >
          {(image, index, grip) => (
            <Group wrap="nowrap" gap="sm" py={6}>
              {grip}
              <Thumbnail url={image.assetUrl} size={56} />
              <TextInput
                size="xs"
                flex={1}
                label={`Describe picture ${index + 1}`}
                placeholder="For those who cannot see it"
                value={image.altText}
                maxLength={1000}
                onChange={(event) => {
                  const altText = event.currentTarget.value
                  onChange((now) => now.map((each) => (each.id === image.id ? { ...each, altText } : each)))
                }}
              />
              <FocalPointButton
                picture={image}
                name={nameOf(image, index)}
                onChange={(focalPoint) =>
                  onChange((now) =>
                    now.map((each) => (each.id === image.id ? { ...each, focalPoint } : each)),
                  )
                }
              />
              <ActionIcon
                variant="default"
                size="lg"
                aria-label={`Remove ${nameOf(image, index)}`}
                onClick={() => onChange((now) => now.filter(({ id }) => id !== image.id))}
              >
                <Trash2 size={16} aria-hidden />
              </ActionIcon>
            </Group>
          )}
        </OrderList>
        <UploadList queue={queue} />
        <Group>
          <ChooseFiles
            accept={acceptedEndings.picture}
            onFiles={(files) => void queue.add(files, { kinds, onArrived: take })}
          >
            {(props) => (
              <Button {...props} variant="default" leftSection={<ImagePlus size={16} aria-hidden />}>
                Add pictures
              </Button>
            )}
          </ChooseFiles>
          <LibraryButton kinds={kinds} onChoose={take} />
        </Group>
      </Stack>
    </Input.Wrapper>
  )
}
