import type { ProductImage } from '../../images/product-image.ts'
import { isRecord } from '../../shapes/is-record.ts'

/** A field of a template's own type of items; other types than these are edited as plain text. */
export interface CustomField {
  readonly name: string
  readonly title: string
  /** `text`, `wysiwyg`, `checkbox`, `image`, `gallery`. */
  readonly type: string
}

/** Whether a value fits its field. */
export function fitsField({ type }: CustomField, value: unknown): boolean {
  switch (type) {
    case 'checkbox':
    case 'boolean':
      return typeof value === 'boolean'
    case 'image':
      return value === null || isPicture(value)
    case 'gallery':
      return Array.isArray(value) && value.every(isPicture)
    default:
      return typeof value === 'string'
  }
}

/** Whether a value of a field is a picture as it is stored. */
export function isPicture(value: unknown): value is ProductImage {
  return (
    isRecord(value) &&
    typeof value.id === 'string' &&
    typeof value.assetUrl === 'string' &&
    'widthPx' in value
  )
}

/** The pictures among the values of a template's own fields. */
export function picturesOf(customContent: Readonly<Record<string, unknown>>): readonly ProductImage[] {
  return Object.values(customContent).flatMap((value) =>
    Array.isArray(value) ? value.filter(isPicture) : isPicture(value) ? [value] : [],
  )
}

/** The values with each picture changed; one that becomes null is left out. */
export function changePictures(
  customContent: Readonly<Record<string, unknown>>,
  change: (picture: ProductImage) => ProductImage | null,
): Readonly<Record<string, unknown>> {
  const changed = Object.entries(customContent).map(([name, value]) => {
    if (Array.isArray(value))
      return [name, value.flatMap((each) => (isPicture(each) ? (change(each) ?? []) : [each]))]
    return [name, isPicture(value) ? change(value) : value]
  })
  return Object.fromEntries(changed)
}
