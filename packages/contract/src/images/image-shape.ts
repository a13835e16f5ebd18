import { Type } from 'typebox'

/** A picture as the panel sees and sends it; `ProductImage` of the domain. */
export const productImage = Type.Object({
  id: Type.String({ maxLength: 64 }),
  /** On this site or on the web; nothing that could be a script. */
  assetUrl: Type.String({ maxLength: 2_083, pattern: '^(https?:/)?/' }),
  filename: Type.String({ maxLength: 500 }),
  contentType: Type.String({ maxLength: 100 }),
  widthPx: Type.Integer({ minimum: 0 }),
  heightPx: Type.Integer({ minimum: 0 }),
  altText: Type.String({ maxLength: 1_000 }),
  focalPoint: Type.Object({
    x: Type.Number({ minimum: 0, maximum: 1 }),
    y: Type.Number({ minimum: 0, maximum: 1 }),
  }),
  /** Six hex digits by region of the picture. */
  colors: Type.Object({
    topLeft: Type.String({ maxLength: 6 }),
    topRight: Type.String({ maxLength: 6 }),
    bottomLeft: Type.String({ maxLength: 6 }),
    bottomRight: Type.String({ maxLength: 6 }),
    center: Type.String({ maxLength: 6 }),
  }),
})
