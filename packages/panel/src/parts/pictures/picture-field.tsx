import { Button, FileButton, Group, Input, Stack, TextInput } from '@mantine/core'
import type { ProductImage } from '@vitrine/domain/images/product-image'
import { ImagePlus, Trash2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { Thumbnail } from '../thumbnail.tsx'
import { UploadList } from './upload-list.tsx'
import { useUploads } from './use-uploads.ts'

interface PictureFieldProps {
  readonly label: string
  readonly description?: string | undefined
  readonly error?: ReactNode
  readonly value?: ProductImage | null
  readonly onChange: (picture: ProductImage | null) => void
}

/** A field that holds one picture: chosen from the computer, described, taken away. */
export function PictureField({ label, description, error, value, onChange }: PictureFieldProps) {
  const { uploads, add, dismiss } = useUploads(onChange)
  return (
    <Input.Wrapper label={label} description={description} error={error} labelElement="div">
      <Stack gap="xs" mt={6} role="group" aria-label={label}>
        <Group gap="sm">
          {value && <Thumbnail url={value.assetUrl} size={72} />}
          <FileButton accept="image/*" onChange={(file) => file && void add([file])}>
            {(props) => (
              <Button {...props} variant="default" leftSection={<ImagePlus size={16} aria-hidden />}>
                {value ? 'Choose another picture' : 'Choose a picture'}
              </Button>
            )}
          </FileButton>
          {value && (
            <Button
              variant="subtle"
              color="gray"
              leftSection={<Trash2 size={16} aria-hidden />}
              onClick={() => onChange(null)}
            >
              Remove
            </Button>
          )}
        </Group>
        {value && (
          <TextInput
            label="Describe the picture"
            placeholder="For those who cannot see it"
            value={value.altText}
            maxLength={1000}
            onChange={(event) => onChange({ ...value, altText: event.currentTarget.value })}
          />
        )}
        <UploadList uploads={uploads} onDismiss={dismiss} />
      </Stack>
    </Input.Wrapper>
  )
}
