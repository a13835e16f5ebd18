import type { AspectRatio } from '@vitrine/domain/content/gallery/gallery-choices'
import {
  activeAlignments,
  aspectRatios,
  type GalleryDesign,
  galleryDesignLabels,
  lightboxThemes,
  metaPositions,
} from '@vitrine/domain/content/gallery/gallery-choices'
import { Type } from 'typebox'
import { oneOf } from '../schemas.ts'

const isOn = Type.Boolean()
/** What a number may be is for the rules to say, in words. */
const number = Type.Number()

/** How a gallery looks and behaves; `GallerySettings` of the domain. */
export const gallerySettings = Type.Object({
  design: oneOf(Object.keys(galleryDesignLabels) as readonly GalleryDesign[]),
  autoplay: isOn,
  autoplaySeconds: number,
  controls: isOn,
  autoCrop: isOn,
  aspectRatio: oneOf(Object.keys(aspectRatios) as readonly AspectRatio[]),
  squareThumbs: isOn,
  thumbnails: isOn,
  thumbnailStripHeightPx: number,
  thumbnailStripMarginPx: number,
  showMetaBasic: isOn,
  showMeta: isOn,
  showMetaOnlyTitle: isOn,
  metaPosition: oneOf(metaPositions),
  showMetaOnHover: isOn,
  activeAlignment: oneOf(activeAlignments),
  thumbnailsPerRow: number,
  paddingPx: number,
  lightbox: isOn,
  lightboxTheme: oneOf(lightboxThemes),
  maxWidthPx: number,
  newWindow: isOn,
  transparentBackground: isOn,
})
