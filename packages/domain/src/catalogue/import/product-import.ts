import type { ImportState } from '../../lists/file-import.ts'
import { ofRowsLeftOut, type RowProblem } from './product-draft.ts'

/** A file of products that an owner sent, and what became of it so far. */
export interface ProductImport {
  readonly id: string
  readonly fileName: string
  /** Who sent it. */
  readonly byName: string
  /** Their account, which counts the stock of the file; left out in an import of before it was kept. */
  readonly accountId?: string | undefined
  readonly createdAtMs: number
  readonly state: ImportState
  /** Why it failed; '' otherwise. */
  readonly message: string
  /** Products in the file, and how many of them are behind us. */
  readonly total: number
  readonly done: number
  readonly added: number
  readonly updated: number
  /** Products of the file that could not be read, beside `total`; left out: none, or an import of before they were counted. */
  readonly unread?: number | undefined
  readonly problems: readonly RowProblem[]
  /** Pictures that could not be fetched; a neutral one stands in for them. */
  readonly missingPictures: readonly { readonly url: string; readonly reason: string }[]
  /** Whether there were more problems or pictures than are kept. */
  readonly isCut: boolean
}

/** So many problems, and so many pictures, are kept. */
const mostTold = 500

/** The largest file that is taken. */
export const largestImportBytes = 32_000_000

/** An import of a file that was just read: nothing is saved yet. */
export function beginImport(
  own: Pick<ProductImport, 'id' | 'fileName' | 'byName' | 'accountId' | 'createdAtMs'>,
  { total, unread, problems }: Pick<ProductImport, 'total' | 'unread' | 'problems'>,
): ProductImport {
  return {
    ...own,
    state: 'waiting',
    message: '',
    total,
    done: 0,
    added: 0,
    updated: 0,
    unread,
    problems: problems.slice(0, mostTold),
    missingPictures: [],
    isCut: problems.length > mostTold,
  }
}

/** Writes down what came of some more products. */
export function furtherImport(
  known: ProductImport,
  more: Pick<ProductImport, 'added' | 'updated' | 'problems' | 'missingPictures'> & {
    readonly count: number
    /** Lines of products that the shop did not take. */
    readonly leftOut: readonly number[]
  },
): ProductImport {
  const problems = [...ofRowsLeftOut(known.problems, more.leftOut), ...more.problems]
  const missing = new Map([...known.missingPictures, ...more.missingPictures].map((each) => [each.url, each]))
  const done = known.done + more.count
  return {
    ...known,
    state: done >= known.total ? 'done' : 'running',
    done,
    added: known.added + more.added,
    updated: known.updated + more.updated,
    problems: problems.slice(0, mostTold),
    missingPictures: [...missing.values()].slice(0, mostTold),
    isCut: known.isCut || problems.length > mostTold || missing.size > mostTold,
  }
}
