/** What can be written to a file. */
export const exportKinds = ['content', 'products', 'orders', 'customers'] as const

/** One of them. */
export type ExportKind = (typeof exportKinds)[number]

/** Kinds whose files hold persons: who downloads them proves again who they are. */
export const kindsOfPersons: readonly ExportKind[] = ['orders', 'customers']

/** A file that is written for an owner, and how far it is. */
export interface DataExport {
  readonly id: string
  readonly kind: ExportKind
  readonly byName: string
  readonly createdAtMs: number
  readonly state: 'waiting' | 'running' | 'done' | 'stopped' | 'failed'
  /** Why it failed; '' otherwise. */
  readonly message: string
  /** How many there are, as far as that was known when it began; null: nobody counted so far. */
  readonly total: number | null
  /** How many were looked at, and how many of them stand in the file. */
  readonly looked: number
  readonly written: number
  readonly left: readonly LeftOut[]
  /** Whether more was left out than is told. */
  readonly isCut: boolean
  /** Where the next slice begins. */
  readonly after: string
  /** How long the file is by what was told so far; what stands behind that is of a slice that was broken off. */
  readonly bytes: number
}

/** What is not in the file, or not wholly, and why. */
export interface LeftOut {
  readonly name: string
  /** A sentence, or several, a line each. */
  readonly reason: string
  /** Whether it stands in the file, without what is said; left out: it is missing altogether. */
  readonly isIn?: boolean | undefined
}

/** Files are kept for so long. */
export const exportKeptMs = 7 * 86_400_000

/** So many that were left out are told. */
const mostTold = 200

/** What a slice came to. */
export interface ExportSlice {
  readonly looked: number
  readonly written: number
  readonly left: readonly LeftOut[]
  /** Where the next begins; null at the end. */
  readonly next: string | null
  /** How long the file is with it. */
  readonly bytes: number
}

/** The export after a slice more. What is missing altogether is told before what is not whole. */
export function withSlice(known: DataExport, slice: ExportSlice): DataExport {
  const all = [...known.left, ...slice.left]
  const left = [...all.filter(({ isIn }) => !isIn), ...all.filter(({ isIn }) => isIn)]
  return {
    ...known,
    state: slice.next === null ? 'done' : 'running',
    looked: known.looked + slice.looked,
    written: known.written + slice.written,
    left: left.slice(0, mostTold),
    isCut: known.isCut || left.length > mostTold,
    after: slice.next ?? known.after,
    bytes: slice.bytes,
  }
}

/** Whether it is still to be written. */
export function isUnderWay({ state }: Pick<DataExport, 'state'>): boolean {
  return state === 'waiting' || state === 'running'
}
