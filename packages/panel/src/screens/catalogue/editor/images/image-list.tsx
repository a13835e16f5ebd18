import { ActionIcon, Group, Stack, TextInput } from '@mantine/core'
import type { ProductImage } from '@vitrine/domain/images/product-image'
import { Trash2 } from 'lucide-react'
import { moveItem } from '../../../../parts/lists/move-item.ts'
import { OrderList } from '../../../../parts/order/order-list.tsx'
import { FocalPointButton } from '../../../../parts/pictures/focal-point-button.tsx'
import { removeRow } from '../../../../parts/rows/row-focus.ts'
import { Thumbnail } from '../../../../parts/thumbnail.tsx'
import classes from './images.module.css'

interface ImageListProps {
  readonly images: readonly ProductImage[]
  readonly onChange: (images: readonly ProductImage[]) => void
}

/** The pictures in their order, the first being the one that lists show; moved by dragging, by keys or by a menu. */
export function ImageList({ images, onChange }: ImageListProps) {
  if (images.length === 0) return null
  return (
    <OrderList
      label="Pictures in their order"
      items={images}
      keyOf={(image) => image.id}
      nameOf={nameOf}
      onMove={(from, to) => onChange(moveItem(images, from, to))}
      className={classes.images}
      rowClassName={classes.image}
    >
      {(image, index, grip) => (
        <>
          {grip}
          <Thumbnail url={image.assetUrl} size={72} />
          <ImageFields
            image={image}
            place={index + 1}
            onChange={(part) => onChange(images.with(index, { ...image, ...part }))}
            onRemove={() => onChange(images.toSpliced(index, 1))}
          />
        </>
      )}
    </OrderList>
  )
}

function nameOf(image: ProductImage, index: number): string {
  return image.altText || image.filename || `picture ${index + 1}`
}

interface ImageFieldsProps {
  readonly image: ProductImage
  /** From 1. */
  readonly place: number
  readonly onChange: (part: Partial<Pick<ProductImage, 'altText' | 'focalPoint'>>) => void
  readonly onRemove: () => void
}

function ImageFields({ image, place, onChange, onRemove }: ImageFieldsProps) {
  return (
    <Stack gap={6} flex={1} miw={0}>
      <TextInput
        size="xs"
        label={`Describe picture ${place}`}
        placeholder="For those who cannot see it"
        value={image.altText}
        maxLength={1000}
        onChange={(event) => onChange({ altText: event.currentTarget.value })}
      />
      <Group gap={4}>
        <FocalPointButton
          picture={image}
          name={nameOf(image, place - 1)}
          onChange={(focalPoint) => onChange({ focalPoint })}
        />
        <ActionIcon
          variant="default"
          size="lg"
          aria-label={`Remove ${nameOf(image, place - 1)}`}
          onClick={(event) => removeRow(event, onRemove)}
        >
          <Trash2 size={16} aria-hidden />
        </ActionIcon>
      </Group>
    </Stack>
  )
}
