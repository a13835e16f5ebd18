import type { ProductImage } from '@vitrine/domain/images/product-image'

/** A picture that came in from outside. */
export interface IncomingPicture {
  readonly id: string
  readonly websiteId: string
  readonly dataDir: string
  /** Its bytes, or how they are written to a file as they come in. */
  readonly content: Uint8Array | { saveTo(file: string): Promise<'saved' | 'too-large'> }
  readonly filename: string
  readonly altText: string
  /** Whether the bytes are kept as they are, since the picture is our own. */
  readonly isOwn?: boolean
}

/** The picture as it is stored, or that it is too large or none we can read. */
export type KeptPicture =
  | { readonly ok: true; readonly image: ProductImage }
  | { readonly ok: false; readonly problem: 'not-supported' | 'too-large' }

/** Stores a picture under its id; the server does, in a process of its own. */
export type KeepPicture = (incoming: IncomingPicture) => Promise<KeptPicture>
