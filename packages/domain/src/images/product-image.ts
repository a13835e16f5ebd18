/** A picture of a product or post, as stored (platform reference, section 2.8). */
export interface ProductImage {
  readonly id: string
  /** Where it is served from, without `?format=`. */
  readonly assetUrl: string
  readonly filename: string
  readonly contentType: string
  readonly widthPx: number
  readonly heightPx: number
  readonly altText: string
  readonly focalPoint: { readonly x: number; readonly y: number }
  /** Average colours as six hex digits, by region of the picture. */
  readonly colors: Readonly<Record<'topLeft' | 'topRight' | 'bottomLeft' | 'bottomRight' | 'center', string>>
}
