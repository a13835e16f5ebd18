import type {
  ActiveAlignment,
  AspectRatio,
  GalleryDesign,
  LightboxTheme,
  MetaPosition,
} from './gallery-choices.ts'

/** How a gallery looks and behaves; the option set of the specification, section 9. */
export interface GallerySettings {
  readonly design: GalleryDesign
  readonly autoplay: boolean
  /** Time that each picture is shown, 1 to 10. */
  readonly autoplaySeconds: number
  /** Arrows to the picture before and after. */
  readonly controls: boolean
  /** Pictures of a slideshow fill their frame and are cut. */
  readonly autoCrop: boolean
  readonly aspectRatio: AspectRatio
  /** Pictures of a grid are cut to the aspect ratio. */
  readonly squareThumbs: boolean
  /** A strip of small pictures below a slideshow. */
  readonly thumbnails: boolean
  readonly thumbnailStripHeightPx: number
  readonly thumbnailStripMarginPx: number
  /** Titles and descriptions below the pictures of a grid or stack. */
  readonly showMetaBasic: boolean
  /** Titles and descriptions on the pictures of a slideshow or carousel. */
  readonly showMeta: boolean
  readonly showMetaOnlyTitle: boolean
  readonly metaPosition: MetaPosition
  readonly showMetaOnHover: boolean
  readonly activeAlignment: ActiveAlignment
  readonly thumbnailsPerRow: number
  readonly paddingPx: number
  /** A click enlarges a picture. */
  readonly lightbox: boolean
  readonly lightboxTheme: LightboxTheme
  /** Widest that a picture of a grid becomes when it is not cut. */
  readonly maxWidthPx: number
  /** Links of pictures open in a new window. */
  readonly newWindow: boolean
  /** Nothing is painted behind pictures that do not fill their frame. */
  readonly transparentBackground: boolean
}

/** A gallery that was not changed (specification, section 9); switches that it does not name are off. */
export const defaultGallerySettings: GallerySettings = {
  design: 'grid',
  autoplay: false,
  autoplaySeconds: 5,
  controls: false,
  autoCrop: true,
  aspectRatio: 'square',
  squareThumbs: true,
  thumbnails: false,
  thumbnailStripHeightPx: 80,
  thumbnailStripMarginPx: 20,
  showMetaBasic: false,
  showMeta: true,
  showMetaOnlyTitle: false,
  metaPosition: 'bottom',
  showMetaOnHover: false,
  activeAlignment: 'center',
  thumbnailsPerRow: 4,
  paddingPx: 20,
  lightbox: false,
  lightboxTheme: 'dark',
  maxWidthPx: 300,
  newWindow: false,
  transparentBackground: false,
}

/** A page of pictures that nobody has changed: a click enlarges them. */
export const usualGalleryPage: GallerySettings = { ...defaultGallerySettings, lightbox: true }

/** Whether a page of pictures is as nobody has changed it. */
export function isUsualGalleryPage(settings: GallerySettings): boolean {
  return Object.entries(usualGalleryPage).every(
    ([name, value]) => settings[name as keyof GallerySettings] === value,
  )
}

/** What numbers of a gallery may be (specification, section 5). */
export const galleryBounds = {
  autoplaySeconds: { min: 1, max: 10 },
  thumbnailStripHeightPx: { min: 0, max: 200 },
  thumbnailStripMarginPx: { min: 0, max: 60 },
  thumbnailsPerRow: { min: 1, max: 10 },
  paddingPx: { min: 0, max: 50 },
  maxWidthPx: { min: 100, max: 300 },
} as const satisfies Partial<Record<keyof GallerySettings, Bounds>>

/** The least and the most a number may be. */
interface Bounds {
  readonly min: number
  readonly max: number
}

/** Brings each number of a gallery into its bounds, as a whole number; what is no number becomes its default. */
export function clampGallery(settings: GallerySettings): GallerySettings {
  const clamped: Record<string, number> = {}
  for (const [name, { min, max }] of Object.entries(galleryBounds)) {
    const key = name as keyof typeof galleryBounds
    const wanted = Math.round(settings[key])
    clamped[key] = Number.isFinite(wanted)
      ? Math.min(max, Math.max(min, wanted))
      : defaultGallerySettings[key]
  }
  return { ...settings, ...clamped }
}

/** Changes the design and what its preset changes with it (specification, section 4). */
export function chooseDesign(settings: GallerySettings, design: GalleryDesign): GallerySettings {
  switch (design) {
    case 'slideshow':
      return { ...settings, design, thumbnails: true }
    case 'slider':
      return { ...settings, design, thumbnails: false }
    default:
      return { ...settings, design, thumbnails: false, autoplay: false }
  }
}
