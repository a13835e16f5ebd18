/** Ways to lay out a gallery (specification, section 4). */
export type GalleryDesign = 'grid' | 'slideshow' | 'slider' | 'stacked'

/** The designs in the order shown to owners, with the names they read. */
export const galleryDesignLabels: Readonly<Record<GalleryDesign, string>> = {
  grid: 'Grid',
  slideshow: 'Slideshow',
  slider: 'Carousel',
  stacked: 'Stacked',
}

/** Form of a picture that is cropped, by the name under which it is stored (specification, section 9). */
export type AspectRatio =
  | 'square'
  | 'standard'
  | 'standard-vertical'
  | 'four-three'
  | 'four-three-vertical'
  | 'widescreen'
  | 'anamorphic-widescreen'

/** Each form as owners read it, and as width divided by height. */
export const aspectRatios: Readonly<
  Record<AspectRatio, { readonly label: string; readonly widthToHeight: number }>
> = {
  square: { label: '1:1', widthToHeight: 1 },
  standard: { label: '3:2', widthToHeight: 3 / 2 },
  'standard-vertical': { label: '2:3', widthToHeight: 2 / 3 },
  'four-three': { label: '4:3', widthToHeight: 4 / 3 },
  'four-three-vertical': { label: '3:4', widthToHeight: 3 / 4 },
  widescreen: { label: '16:9', widthToHeight: 16 / 9 },
  'anamorphic-widescreen': { label: '2.40', widthToHeight: 2.4 },
}

/** Where titles lie on a picture (specification, section 9). */
export const metaPositions = [
  'top',
  'top-left',
  'top-right',
  'center',
  'bottom',
  'bottom-left',
  'bottom-right',
] as const
export type MetaPosition = (typeof metaPositions)[number]

/** Where the picture that is shown stands among its neighbours. */
export const activeAlignments = ['center', 'left', 'right'] as const
export type ActiveAlignment = (typeof activeAlignments)[number]

/** Colours behind enlarged pictures. */
export const lightboxThemes = ['dark', 'light'] as const
export type LightboxTheme = (typeof lightboxThemes)[number]
