import { Select, Switch } from '@mantine/core'
import { aspectRatios } from '@vitrine/domain/content/gallery/gallery-choices'
import { type GallerySettings, galleryBounds } from '@vitrine/domain/content/gallery/gallery-settings'
import { CountField } from '../../../../../parts/numbers/count-field.tsx'
import type { PageSectionProps } from '../../page-form.ts'
import {
  alignmentLabels,
  boundsText,
  positionLabels,
  settingHints,
  settingLabel,
  themeLabels,
} from './gallery-words.ts'

interface GalleryFieldProps extends Pick<PageSectionProps, 'form'> {
  readonly name: keyof GallerySettings
  readonly gallery: GallerySettings
}

/** One setting of a gallery: a switch, a number within its bounds, or a choice. */
export function GalleryField({ name, form, gallery }: GalleryFieldProps) {
  const value = gallery[name]
  const shared = {
    label: settingLabel(name),
    error: form.errors[`gallery.${name}`],
  }
  const set = (next: typeof value) => form.setFieldValue(`gallery.${name}`, next)
  if (typeof value === 'boolean')
    return (
      <Switch
        {...shared}
        description={settingHints[name]}
        checked={value}
        onChange={(event) => set(event.currentTarget.checked)}
      />
    )
  if (typeof value === 'number' && isBounded(name)) {
    const { min, max } = galleryBounds[name]
    return (
      <CountField
        {...shared}
        description={boundsText(name, galleryBounds[name])}
        least={min}
        most={max}
        value={value}
        onChange={set}
      />
    )
  }
  return (
    <Select
      {...shared}
      allowDeselect={false}
      data={choicesOf(name)}
      value={String(value)}
      onChange={(next) => next !== null && set(next as typeof value)}
    />
  )
}

function isBounded(name: keyof GallerySettings): name is keyof typeof galleryBounds {
  return Object.hasOwn(galleryBounds, name)
}

function choicesOf(name: keyof GallerySettings): { readonly value: string; readonly label: string }[] {
  const labels = choiceLabels[name] ?? {}
  return Object.entries(labels).map(([value, label]) => ({ value, label }))
}

const choiceLabels: Readonly<Partial<Record<keyof GallerySettings, Readonly<Record<string, string>>>>> = {
  aspectRatio: Object.fromEntries(Object.entries(aspectRatios).map(([name, { label }]) => [name, label])),
  metaPosition: positionLabels,
  activeAlignment: alignmentLabels,
  lightboxTheme: themeLabels,
}
