import type { ItemVideo } from '@vitrine/domain/content/item'
import { Type } from 'typebox'
import { text } from '../documents/document-schemas.ts'

/** Films that are older than overlays say nothing of them, and have none. */
export const video = Type.Unsafe<ItemVideo>(
  Type.Object({
    html: text,
    url: text,
    providerName: text,
    thumbnailUrl: text,
    widthPx: Type.Number(),
    heightPx: Type.Number(),
    playbackSpeed: Type.Number(),
    filter: Type.Number(),
    filterStrength: Type.Number(),
    hasOverlay: Type.Optional(Type.Boolean()),
  }),
)
