import { Stack, Switch, TextInput } from '@mantine/core'
import { isPicture } from '@vitrine/domain/content/items/custom-fields'
import { PanelCard } from '../../../../parts/panel-card.tsx'
import { PictureField } from '../../../../parts/pictures/picture-field.tsx'
import { LazyRichText } from '../../../../parts/rich-text/lazy-rich-text.tsx'
import type { ContentCollection } from '../../content-collections.ts'
import { PicturesField } from '../fields/pictures-field.tsx'
import type { SectionProps } from '../section.ts'

type Field = ContentCollection['kinds'][number]['fields'][number]

/** The fields that the template has for its own types of items. */
export function CustomSection({ fields, ...section }: SectionProps & { readonly fields: readonly Field[] }) {
  return (
    <PanelCard title="Fields of the template">
      <Stack gap="md">
        {fields.map((field) => (
          <CustomField key={field.name} {...section} field={field} />
        ))}
      </Stack>
    </PanelCard>
  )
}

function CustomField({ field, input, change, errors }: SectionProps & { readonly field: Field }) {
  const { name, title: label, type } = field
  const value = input.customContent[name]
  const error = errors[`customContent.${name}`]
  const set = (next: unknown) => change((now) => ({ customContent: { ...now.customContent, [name]: next } }))
  switch (type) {
    case 'checkbox':
    case 'boolean':
      return (
        <Switch
          label={label}
          checked={value === true}
          error={error}
          onChange={(event) => set(event.currentTarget.checked)}
        />
      )
    case 'wysiwyg':
      return (
        <LazyRichText
          label={label}
          html={typeof value === 'string' ? value : ''}
          onChange={set}
          error={error}
          minRows={4}
        />
      )
    case 'image':
      return (
        <PictureField label={label} value={isPicture(value) ? value : null} error={error} onChange={set} />
      )
    case 'gallery':
      return (
        <PicturesField
          label={label}
          pictures={Array.isArray(value) ? value.filter(isPicture) : []}
          error={error}
          onChange={(changed) =>
            change((now) => {
              const known = now.customContent[name]
              const pictures = Array.isArray(known) ? known.filter(isPicture) : []
              return { customContent: { ...now.customContent, [name]: changed(pictures) } }
            })
          }
        />
      )
    default:
      return (
        <TextInput
          label={label}
          value={typeof value === 'string' ? value : ''}
          error={error}
          maxLength={5_000}
          onChange={(event) => set(event.currentTarget.value)}
        />
      )
  }
}
