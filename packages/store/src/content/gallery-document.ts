import {
  activeAlignments,
  aspectRatios,
  galleryDesignLabels,
  lightboxThemes,
  metaPositions,
} from '@vitrine/domain/content/gallery/gallery-choices'
import { Type } from 'typebox'
import { namesOf, oneOf } from '../documents/document-schemas.ts'

/** How a gallery looks, as it is stored; `GallerySettings` of the domain. */
export const gallerySettings = Type.Object({
  design: oneOf(namesOf(galleryDesignLabels)),
  autoplay: Type.Boolean(),
  autoplaySeconds: Type.Number(),
  controls: Type.Boolean(),
  autoCrop: Type.Boolean(),
  aspectRatio: oneOf(namesOf(aspectRatios)),
  squareThumbs: Type.Boolean(),
  thumbnails: Type.Boolean(),
  thumbnailStripHeightPx: Type.Number(),
  thumbnailStripMarginPx: Type.Number(),
  showMetaBasic: Type.Boolean(),
  showMeta: Type.Boolean(),
  showMetaOnlyTitle: Type.Boolean(),
  metaPosition: oneOf(metaPositions),
  showMetaOnHover: Type.Boolean(),
  activeAlignment: oneOf(activeAlignments),
  thumbnailsPerRow: Type.Number(),
  paddingPx: Type.Number(),
  lightbox: Type.Boolean(),
  lightboxTheme: oneOf(lightboxThemes),
  maxWidthPx: Type.Number(),
  newWindow: Type.Boolean(),
  transparentBackground: Type.Boolean(),
})
