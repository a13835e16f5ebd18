import { fieldName } from '@vitrine/domain/activity/field-names'
import type {
  ActiveAlignment,
  GalleryDesign,
  LightboxTheme,
  MetaPosition,
} from '@vitrine/domain/content/gallery/gallery-choices'
import type { GallerySettings, galleryBounds } from '@vitrine/domain/content/gallery/gallery-settings'

type SettingName = keyof GallerySettings

/** What each design does, in a line. */
export const designPurposes: Readonly<Record<GalleryDesign, string>> = {
  grid: 'All pictures in rows',
  slideshow: 'One picture at a time, as wide as the page',
  slider: 'Pictures side by side, to be pushed along',
  stacked: 'One picture below the other',
}

/** The settings beside the design, in the groups in which owners see them. */
export const galleryGroups: readonly { readonly title: string; readonly names: readonly SettingName[] }[] = [
  {
    title: 'Pictures',
    names: [
      ...(['thumbnailsPerRow', 'squareThumbs', 'aspectRatio', 'maxWidthPx', 'autoCrop'] as const),
      ...(['transparentBackground', 'activeAlignment', 'paddingPx'] as const),
    ],
  },
  {
    title: 'From picture to picture',
    names: [
      ...(['controls', 'autoplay', 'autoplaySeconds', 'thumbnails'] as const),
      ...(['thumbnailStripHeightPx', 'thumbnailStripMarginPx'] as const),
    ],
  },
  {
    title: 'Words',
    names: ['showMetaBasic', 'showMeta', 'showMetaOnlyTitle', 'metaPosition', 'showMetaOnHover'],
  },
  { title: 'On a click', names: ['lightbox', 'lightboxTheme', 'newWindow'] },
]

/** What a setting is called. */
export function settingLabel(name: SettingName): string {
  return name === 'newWindow' ? 'Links of pictures open in a new tab' : fieldName(name)
}

/** What more there is to know of a setting. */
export const settingHints: Readonly<Partial<Record<SettingName, string>>> = {
  autoplay: 'Not for visitors whose device asks for less motion. Everybody can stop it.',
  autoCrop: 'What does not fit is cut off. Otherwise the whole picture is shown.',
  showMetaOnHover: 'On phones and tablets they are always there.',
  newWindow: 'Otherwise each link does what was chosen for it.',
}

/** What a number may be, with its unit. */
export function boundsText(name: keyof typeof galleryBounds, { min, max }: Bounds): string {
  if (name === 'thumbnailsPerRow') return `From ${min} to ${max}; two at most on phones`
  return name === 'autoplaySeconds' ? `From ${min} to ${max} seconds` : `From ${min} to ${max} pixels`
}

interface Bounds {
  readonly min: number
  readonly max: number
}

/** Where titles stand on a picture. */
export const positionLabels: Readonly<Record<MetaPosition, string>> = {
  top: 'Top',
  'top-left': 'Top left',
  'top-right': 'Top right',
  center: 'Center',
  bottom: 'Bottom',
  'bottom-left': 'Bottom left',
  'bottom-right': 'Bottom right',
}

/** Where a picture stands among its neighbors. */
export const alignmentLabels: Readonly<Record<ActiveAlignment, string>> = {
  center: 'Center',
  left: 'Left',
  right: 'Right',
}

/** What is behind enlarged pictures. */
export const themeLabels: Readonly<Record<LightboxTheme, string>> = { dark: 'Dark', light: 'Light' }
