import type { ProductImage } from '@vitrine/domain/images/product-image'

/** A picture that came in from outside. */
export interface IncomingPicture {
  readonly id: string
  readonly websiteId: string
  readonly dataDir: string
  /** Its bytes, or how they are written to a file as they come in. */
  readonly content: Uint8Array | { saveTo(file: string): Promise<'saved' | 'too-large'> }
  readonly filename: string
  /** Of the site, in which the name is spelled in its address. */
  readonly language?: string
  readonly altText: string
  /** Above 1 for a picture that takes the place of another under its id. */
  readonly version?: number
  /** Where its files wait until it takes that place; left out: they go where pictures of the version lie. */
  readonly dir?: string
  /** Whether the bytes are kept as they are, since the picture is our own. */
  readonly isOwn?: boolean
}

/** The picture as it is stored, or that it is too large, as a file or in pixels, none we can read, or one on which the work broke off. */
export type KeptPicture =
  | { readonly ok: true; readonly image: ProductImage; readonly bytes: number }
  | { readonly ok: false; readonly problem: 'not-supported' | 'too-large' | 'too-many-pixels' | 'failed' }

/** Stores a picture under its id; the server does, in a process of its own. */
export type KeepPicture = (incoming: IncomingPicture) => Promise<KeptPicture>
