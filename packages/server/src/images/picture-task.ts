import type { ProductImage } from '@vitrine/domain/images/product-image'

/** Work on a picture, done in a process of its own. */
export type PictureTask =
  /** Finds out whether it is one that we read. */
  | { readonly kind: 'look-at'; readonly from: string }
  | {
      readonly kind: 'take-in'
      /** File that came in; it is read, never changed. */
      readonly from: string
      /** Where the original goes, without the ending. */
      readonly to: string
      /** Where it is written until it is whole: a name that no other process writes to. */
      readonly part: string
      /** Whether a JPEG is kept as it is, since it is our own. */
      readonly isOwn: boolean
    }
  | {
      readonly kind: 'convert'
      readonly from: string
      readonly to: string
      /** As above. */
      readonly part: string
      readonly widthPx: number
      readonly format: RenditionKind
    }

/** Kinds of file that pictures are made in, the smallest first. */
export type RenditionKind = 'avif' | 'webp' | 'jpg' | 'png'

/** What became of it; `not-supported` is said of whatever is no picture that we read. */
export type PictureResult =
  | { readonly ok: true; readonly picture: TakenPicture | null }
  | { readonly ok: false; readonly problem: 'not-supported' | 'too-many-pixels' | 'disk-full' | 'failed' }

/** A picture as it was taken in. */
interface TakenPicture {
  readonly ending: 'jpg' | 'png'
  readonly widthPx: number
  readonly heightPx: number
  readonly colors: ProductImage['colors']
}
