import { type Static, Type } from 'typebox'

/** Which form of files of sites this program writes, and reads. */
export const archiveFormat = 1

/** Names of what stands in the file of a site. */
export const entryNames = {
  manifest: 'manifest.json',
  /** Behind all others. */
  contents: 'contents.json',
  template: 'template.zip',
  rows: /^rows\/([a-z_]+)\/\d+\.json$/,
  books: /^books\/\d+\.json$/,
  files: /^files\/([a-z-]+)\/(.+)$/,
} as const

/** Folders whose files come along: each has one for each site. */
export const fileFolders = ['images', 'media', 'digital-files', 'form-files'] as const

/** A folder whose files come along. */
export type FileFolder = (typeof fileFolders)[number]

/** What the file of a site says of itself, before all else. */
export const manifestShape = Type.Object({
  format: Type.Number(),
  savedAtMs: Type.Number(),
  site: Type.Object({
    id: Type.String(),
    title: Type.String(),
    hosts: Type.Array(Type.String()),
    templateId: Type.Union([Type.String(), Type.Null()]),
  }),
  rows: Type.Object({
    migrations: Type.Array(Type.String()),
    lists: Type.Record(Type.String(), Type.Number()),
    fills: Type.Array(Type.String()),
  }),
  /** By which installation it was saved, in a form that tells nothing of its key. */
  installation: Type.String(),
  /** How the key is made of the passphrase, and a proof of the right one; null: what is sealed is so by the key of the installation. */
  passphrase: Type.Union([Type.Object({ salt: Type.String(), proof: Type.String() }), Type.Null()]),
  /** A hash of the files of the template that comes along; null: none does. */
  template: Type.Union([Type.String(), Type.Null()]),
  /** A hash of the files of the template that it wears and that does not come along. */
  worn: Type.Optional(Type.String()),
})

/** What the file of a site says of itself. */
export type Manifest = Static<typeof manifestShape>

/** What must be in the file: so many rows of each table, and the hash of each entry. */
export const contentsShape = Type.Object({
  tables: Type.Record(Type.String(), Type.Number()),
  entries: Type.Array(Type.Tuple([Type.String(), Type.String()])),
})

/** What must be in the file. */
export type Contents = Static<typeof contentsShape>

/** Rows as an entry holds them. */
export const rowsShape = Type.Object({
  columns: Type.Array(Type.String()),
  rows: Type.Array(Type.Array(Type.Union([Type.String(), Type.Number(), Type.Null()]))),
})

const text = Type.String()
const number = Type.Number()

/** Pages of the test gateway's books: charges with what went back of them, and the cards that were kept with them. */
export const booksShape = Type.Object({
  charges: Type.Array(
    Type.Object({
      paymentId: text,
      amountCents: number,
      currency: text,
      state: text,
      message: text,
      methodToken: Type.Union([text, Type.Null()]),
      refundedCents: number,
      atMs: number,
    }),
  ),
  refunds: Type.Array(Type.Object({ payment_id: text, key: text, cents: number })),
  methods: Type.Array(
    Type.Object({ token: text, behaviour: text, last4: text, expiry_month: number, expiry_year: number }),
  ),
})

/** Pages of these books. */
export type BookPages = Static<typeof booksShape>

/** Takes pages out of books, and puts them into others. */
export interface CarriedBooks {
  /** What they say of payments. */
  read(paymentIds: readonly string[]): BookPages
  /** Writes pages, unless the books have them; returns how what was written is taken out again. */
  write(pages: BookPages): () => void
}
