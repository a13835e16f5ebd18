import { Button, Group, Input } from '@mantine/core'
import { Trash2 } from 'lucide-react'
import { LibraryButton } from '../../parts/media/library-button.tsx'
import { pictureOf } from '../../parts/media/picture-of.ts'
import { Thumbnail } from '../../parts/thumbnail.tsx'

const kinds = ['picture'] as const

interface ImageFieldProps {
  readonly label: string
  readonly value: string
  readonly onChange: (value: string) => void
}

/** A picture of the design, out of the library. */
export function ImageField({ label, value, onChange }: ImageFieldProps) {
  const hasPicture = value.startsWith('/')
  return (
    <Input.Wrapper label={label} labelElement="div">
      <Group gap="sm" mt={4} role="group" aria-label={label}>
        {hasPicture && <Thumbnail url={value} size={56} />}
        <LibraryButton kinds={kinds} onChoose={(media) => onChange(pictureOf(media).assetUrl)} />
        {hasPicture && (
          <Button
            variant="subtle"
            color="gray"
            leftSection={<Trash2 size={16} aria-hidden />}
            onClick={() => onChange('none')}
          >
            Remove
          </Button>
        )}
      </Group>
    </Input.Wrapper>
  )
}
