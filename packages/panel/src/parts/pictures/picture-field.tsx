import { Button, Group, Input, Stack, TextInput } from '@mantine/core'
import type { ProductImage } from '@vitrine/domain/images/product-image'
import { ImagePlus } from 'lucide-react'
import type { ReactNode } from 'react'
import { ChooseFile } from '../files/choose-files.tsx'
import { acceptedEndings } from '../media/kind-labels.ts'
import { LibraryButton } from '../media/library-button.tsx'
import { pictureOf } from '../media/picture-of.ts'
import { UploadList } from '../media/upload-list.tsx'
import { useOneFile } from '../media/use-one-file.ts'
import { RemoveRowButton } from '../rows/remove-row-button.tsx'
import { Thumbnail } from '../thumbnail.tsx'
import { FocalPointButton } from './focal-point-button.tsx'

const kinds = ['picture'] as const

interface PictureFieldProps {
  readonly label: string
  readonly description?: string | undefined
  readonly error?: ReactNode
  readonly value?: ProductImage | null
  readonly onChange: (picture: ProductImage | null) => void
}

/** A field that holds one picture: chosen from the computer or the library, described, taken away. */
export function PictureField({ label, description, error, value, onChange }: PictureFieldProps) {
  const { queue, add, choose } = useOneFile(kinds, (media) => onChange(media && pictureOf(media)))
  return (
    <Input.Wrapper label={label} description={description} error={error} labelElement="div">
      <Stack gap="xs" mt={6} role="group" aria-label={label}>
        <Group gap="sm">
          {value && <Thumbnail url={value.assetUrl} size={72} />}
          <ChooseFile accept={acceptedEndings.picture} onFile={add}>
            {(props) => (
              <Button {...props} variant="default" leftSection={<ImagePlus size={16} aria-hidden />}>
                {value ? 'Choose another picture' : 'Choose a picture'}
              </Button>
            )}
          </ChooseFile>
          <LibraryButton kinds={kinds} onChoose={choose} />
          {value && (
            <FocalPointButton
              picture={value}
              name={value.altText || label}
              onChange={(focalPoint) => onChange({ ...value, focalPoint })}
            />
          )}
          {value && <RemoveRowButton onRemove={() => choose(null)}>Remove</RemoveRowButton>}
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
        <UploadList queue={queue} />
      </Stack>
    </Input.Wrapper>
  )
}
