import type { GallerySettings } from './gallery-settings.ts'

type Rule = (settings: GallerySettings) => boolean

const isMoving: Rule = ({ design }) => design === 'slideshow' || design === 'slider'
const isStill: Rule = (settings) => !isMoving(settings)
const hasStrip: Rule = ({ design, thumbnails }) => design === 'slideshow' && thumbnails
const hasMetaOnPicture: Rule = (settings) => isMoving(settings) && settings.showMeta

/** When each setting changes anything; which depends on the design and on other settings (specification, section 4). */
const rules: Readonly<Record<keyof GallerySettings, Rule>> = {
  design: () => true,
  autoplay: isMoving,
  autoplaySeconds: (settings) => isMoving(settings) && settings.autoplay,
  controls: isMoving,
  autoCrop: ({ design }) => design === 'slideshow',
  aspectRatio: ({ design, squareThumbs }) => design === 'grid' && squareThumbs,
  squareThumbs: ({ design }) => design === 'grid',
  thumbnails: ({ design }) => design === 'slideshow',
  thumbnailStripHeightPx: hasStrip,
  thumbnailStripMarginPx: hasStrip,
  showMetaBasic: isStill,
  showMeta: isMoving,
  showMetaOnlyTitle: (settings) => (isStill(settings) ? settings.showMetaBasic : settings.showMeta),
  metaPosition: hasMetaOnPicture,
  showMetaOnHover: hasMetaOnPicture,
  activeAlignment: ({ design }) => design === 'slider',
  thumbnailsPerRow: ({ design }) => design === 'grid',
  paddingPx: ({ design }) => design !== 'slideshow',
  lightbox: isStill,
  lightboxTheme: (settings) => isStill(settings) && settings.lightbox,
  maxWidthPx: ({ design, squareThumbs }) => design === 'grid' && !squareThumbs,
  newWindow: ({ lightbox, design }) => !lightbox || design === 'slideshow' || design === 'slider',
  transparentBackground: ({ design, autoCrop }) => design === 'slideshow' && !autoCrop,
}

/** Says whether a setting changes anything, so that owners see only those that do. */
export function isVisibleSetting(name: keyof GallerySettings, settings: GallerySettings): boolean {
  return rules[name](settings)
}

/** The settings that change anything, in the order of the option set. */
export function visibleSettings(settings: GallerySettings): readonly (keyof GallerySettings)[] {
  return Object.keys(rules)
    .map((name) => name as keyof GallerySettings)
    .filter((name) => rules[name](settings))
}
