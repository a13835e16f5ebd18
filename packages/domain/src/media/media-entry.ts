import type { ProductImage } from '../images/product-image.ts'

/** What a file of the library is, by its bytes. */
export const mediaKinds = ['picture', 'file', 'audio', 'video'] as const

/** One of them. */
export type MediaKind = (typeof mediaKinds)[number]

/** A file of the library. What is no picture has no size in dots, and grey for colours. */
export interface MediaEntry extends ProductImage {
  readonly kind: MediaKind
  /** What owners call it; empty: its file name. */
  readonly title: string
  /** Of the file as it is served; 0 of pictures that were there before the library was. */
  readonly bytes: number
  /** Of recordings and films; 0: not known. */
  readonly durationMs: number
  /** Raised when other bytes take its place. */
  readonly version: number
  /** 0 of pictures that were there before the library was. */
  readonly createdAtMs: number
  /** The account that brought it; empty when none did. */
  readonly uploadedBy: string
  readonly replacedAtMs: number | null
  readonly updatedAtMs: number
}

/** What the record of a picture lacks to be an entry of the library. */
export const plainEntry = {
  kind: 'picture',
  title: '',
  bytes: 0,
  durationMs: 0,
  version: 1,
  createdAtMs: 0,
  uploadedBy: '',
  replacedAtMs: null,
  updatedAtMs: 0,
} as const satisfies Partial<MediaEntry>

/** What a file that is no picture has in the place of one. */
export const noPicture = {
  widthPx: 0,
  heightPx: 0,
  altText: '',
  focalPoint: { x: 0.5, y: 0.5 },
  colors: {
    topLeft: 'dddddd',
    topRight: 'dddddd',
    bottomLeft: 'dddddd',
    bottomRight: 'dddddd',
    center: 'dddddd',
  },
} as const

/** The largest file of each kind, in bytes: a picture is opened as a whole, a film is only kept. */
export const largestBytes: Readonly<Record<MediaKind, number>> = {
  picture: 20_000_000,
  file: 300_000_000,
  audio: 300_000_000,
  video: 1_000_000_000,
}

/** Most pixels of a picture that is opened, in millions: so much stands in memory while it is worked on. */
export const mostMegapixels = 50

/** The largest file that is sold: it is only kept. */
export const largestForSale = 1_000_000_000

/** What counts as large in the library. */
export const largeBytes = 2_000_000

/** Whether it is a picture that nobody has described. */
export function lacksAltText({ kind, altText }: Pick<MediaEntry, 'kind' | 'altText'>): boolean {
  return kind === 'picture' && altText.trim() === ''
}
