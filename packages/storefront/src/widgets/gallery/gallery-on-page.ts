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
}
