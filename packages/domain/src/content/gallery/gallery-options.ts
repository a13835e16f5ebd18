import {
  activeAlignments,
  aspectRatios,
  galleryDesignLabels,
  lightboxThemes,
  metaPositions,
} from './gallery-choices.ts'
import { clampGallery, defaultGallerySettings, type GallerySettings } from './gallery-settings.ts'

/** The name that each setting has in stored galleries and in templates (specification, section 9). */
export const galleryOptionNames: Readonly<Record<keyof GallerySettings, string>> = {
  design: 'design',
  autoplay: 'autoplay',
  autoplaySeconds: 'autoplay-duration',
  controls: 'controls',
  autoCrop: 'auto-crop',
  aspectRatio: 'aspect-ratio',
  squareThumbs: 'square-thumbs',
  thumbnails: 'thumbnails',
  thumbnailStripHeightPx: 'thumbnail-strip-height',
  thumbnailStripMarginPx: 'thumbnail-strip-margin',
  showMetaBasic: 'show-meta-basic',
  showMeta: 'show-meta',
  showMetaOnlyTitle: 'show-meta-only-title',
  metaPosition: 'meta-position',
  showMetaOnHover: 'show-meta-on-hover',
  activeAlignment: 'active-alignment',
  thumbnailsPerRow: 'thumbnails-per-row',
  paddingPx: 'padding',
  lightbox: 'lightbox',
  lightboxTheme: 'lightboxTheme',
  maxWidthPx: 'max-width',
  newWindow: 'newWindow',
  transparentBackground: 'transparentBackground',
}

/** Values of a gallery under the names of the option set, as templates and stored blocks have them. */
export type GalleryOptions = Readonly<Record<string, string | number | boolean>>

/** Writes settings as options. */
export function galleryOptions(settings: GallerySettings): GalleryOptions {
  return Object.fromEntries(
    Object.entries(settings).map(([key, value]) => [galleryOptionNames[key as keyof GallerySettings], value]),
  )
}

/** Reads options that somebody stored; what is missing or makes no sense has its default, numbers come within their bounds. */
export function readGallerySettings(options: unknown): GallerySettings {
  if (typeof options !== 'object' || options === null) return defaultGallerySettings
  const read: Record<string, unknown> = {}
  for (const [key, name] of Object.entries(galleryOptionNames)) {
    if (!Object.hasOwn(options, name)) continue
    const value = readOption(key as keyof GallerySettings, (options as Record<string, unknown>)[name])
    if (value !== undefined) read[key] = value
  }
  return clampGallery({ ...defaultGallerySettings, ...read })
}

const choices: Partial<Record<keyof GallerySettings, readonly string[]>> = {
  design: Object.keys(galleryDesignLabels),
  aspectRatio: Object.keys(aspectRatios),
  metaPosition: metaPositions,
  activeAlignment: activeAlignments,
  lightboxTheme: lightboxThemes,
}

function readOption(key: keyof GallerySettings, value: unknown): unknown {
  const preset = defaultGallerySettings[key]
  if (typeof preset === 'boolean') return readSwitch(value)
  if (typeof preset === 'number') return readNumber(value)
  const name = key === 'aspectRatio' ? (ratioNamed(value) ?? value) : value
  return choices[key]?.find((each) => each === name)
}

/** Older galleries hold switches as texts. */
function readSwitch(value: unknown): boolean | undefined {
  if (typeof value === 'boolean') return value
  if (value === 'true') return true
  return value === 'false' ? false : undefined
}

function readNumber(value: unknown): number | undefined {
  if (value === null || typeof value === 'boolean' || value === '') return undefined
  const number = Number(value)
  return Number.isFinite(number) ? number : undefined
}

/** A form may be stored as owners read it: `16:9`. */
function ratioNamed(label: unknown): string | undefined {
  return Object.entries(aspectRatios).find(([, ratio]) => ratio.label === label)?.[0]
}
