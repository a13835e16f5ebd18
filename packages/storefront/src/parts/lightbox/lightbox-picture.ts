/** A picture as it is enlarged. */
export interface LightboxPicture {
  readonly url: string
  /** In the form of the attribute; '' for a picture of one size. */
  readonly srcset: string
  readonly altText: string
  /** What stands below it; it is copied. */
  readonly caption: Element | null
}
