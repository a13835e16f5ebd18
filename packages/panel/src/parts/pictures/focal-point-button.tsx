import { ActionIcon, Button, Group, Modal } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import type { ProductImage } from '@vitrine/domain/images/product-image'
import { Crosshair } from 'lucide-react'
import { FocalPoint } from './focal-point.tsx'

interface FocalPointButtonProps {
  readonly picture: ProductImage
  /** What people call the picture, where several stand beside each other. */
  readonly name: string
  readonly onChange: (focalPoint: ProductImage['focalPoint']) => void
}

/** Opens the picture to set the point that stays in sight at this place; it is saved with what the picture is in. */
export function FocalPointButton({ picture, name, onChange }: FocalPointButtonProps) {
  const [isOpen, { open, close }] = useDisclosure(false)
  return (
    <>
      <ActionIcon
        variant="default"
        size="lg"
        aria-label={`Set the focal point of ${name}`}
        title="Focal point"
        onClick={open}
      >
        <Crosshair size={16} aria-hidden />
      </ActionIcon>
      <Modal opened={isOpen} onClose={close} title={`Focal point of ${name}`}>
        <FocalPoint picture={picture} value={picture.focalPoint} onChange={onChange} />
        <Group justify="flex-end" mt="md">
          <Button onClick={close}>Done</Button>
        </Group>
      </Modal>
    </>
  )
}
