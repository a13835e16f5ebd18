import { ActionIcon, Group, Stack, TextInput } from '@mantine/core'
import type { ProductImage } from '@vitrine/domain/images/product-image'
import { ArrowDown, ArrowUp, GripVertical, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { moveItem } from '../../../../parts/lists/move-item.ts'
import { Thumbnail } from '../../../../parts/thumbnail.tsx'
import classes from './images.module.css'

interface ImageListProps {
  readonly images: readonly ProductImage[]
  readonly onChange: (images: readonly ProductImage[]) => void
}

/** The pictures in their order, the first being the one that lists show; moved by dragging or by buttons. */
export function ImageList({ images, onChange }: ImageListProps) {
  const [dragged, setDragged] = useState<number | null>(null)
  if (images.length === 0) return null
  const move = (from: number, to: number) => onChange(moveItem(images, from, to))
  const dragOver = (index: number) => {
    if (dragged === null || dragged === index) return
    move(dragged, index)
    setDragged(index)
  }
  return (
    <ol className={classes.images} aria-label="Pictures in their order">
      {images.map((image, index) => (
        <li
          key={image.id}
          className={classes.image}
          data-dragged={dragged === index || undefined}
          onDragOver={(event) => {
            event.preventDefault()
            dragOver(index)
          }}
        >
          <span
            className={classes.grip}
            draggable
            aria-hidden
            onDragStart={(event) => {
              event.dataTransfer.effectAllowed = 'move'
              setDragged(index)
            }}
            onDragEnd={() => setDragged(null)}
          >
            <GripVertical size={18} />
          </span>
          <Thumbnail url={image.assetUrl} size={72} />
          <ImageFields
            image={image}
            place={index + 1}
            count={images.length}
            onAltText={(altText) => onChange(images.with(index, { ...image, altText }))}
            onMove={(by) => move(index, index + by)}
            onRemove={() => onChange(images.toSpliced(index, 1))}
          />
        </li>
      ))}
    </ol>
  )
}

interface ImageFieldsProps {
  readonly image: ProductImage
  /** From 1. */
  readonly place: number
  readonly count: number
  readonly onAltText: (text: string) => void
  readonly onMove: (by: 1 | -1) => void
  readonly onRemove: () => void
}

function ImageFields({ image, place, count, onAltText, onMove, onRemove }: ImageFieldsProps) {
  const name = image.altText || image.filename || `picture ${place}`
  return (
    <Stack gap={6} flex={1} miw={0}>
      <TextInput
        size="xs"
        label={`Describe picture ${place}`}
        placeholder="For those who cannot see it"
        value={image.altText}
        maxLength={1000}
        onChange={(event) => onAltText(event.currentTarget.value)}
      />
      <Group gap={4}>
        <ActionIcon
          variant="default"
          aria-label={`Move ${name} up`}
          disabled={place === 1}
          onClick={() => onMove(-1)}
        >
          <ArrowUp size={16} aria-hidden />
        </ActionIcon>
        <ActionIcon
          variant="default"
          aria-label={`Move ${name} down`}
          disabled={place === count}
          onClick={() => onMove(1)}
        >
          <ArrowDown size={16} aria-hidden />
        </ActionIcon>
        <ActionIcon variant="default" aria-label={`Remove ${name}`} onClick={onRemove}>
          <Trash2 size={16} aria-hidden />
        </ActionIcon>
      </Group>
    </Stack>
  )
}
