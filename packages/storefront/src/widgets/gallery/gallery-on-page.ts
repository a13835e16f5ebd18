import { sayText } from '@vitrine/domain/words/say-text'
import { type GalleryWord, galleryWords } from './gallery-words.ts'

/** Which gallery of a page this is. */
export interface GalleryOnPage {
  /** Unique on the page; ids of slides begin with it. */
  readonly id: string
  /** Its name for screen readers. */
  readonly label: string
  /** How wide the gallery is at most, in CSS pixels; for the choice of picture widths. */
  readonly widthPx?: number
  /** Whether its first pictures are in sight at once. */
  readonly isFirst?: boolean
  /** What it says, in the language of the page; English without it. */
  readonly wording?: (name: GalleryWord) => string
}

/** Says a wording of a gallery with its values. */
export function sayOfGallery(
  { wording }: Pick<GalleryOnPage, 'wording'>,
  name: GalleryWord,
  values: Readonly<Record<string, unknown>> = {},
): string {
  return sayText(wording?.(name) ?? galleryWords[name], values)
}
