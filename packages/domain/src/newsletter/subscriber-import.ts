import type { ImportState } from '../lists/file-import.ts'
import type { ImportProblem, MarkedAddresses, ReadAddresses } from './read-addresses.ts'

/** A file of addresses that an owner sent, and what became of it so far. */
export interface SubscriberImport {
  readonly id: string
  readonly fileName: string
  readonly listId: string
  /** How these people agreed, as its sender states. */
  readonly consent: string
  /** Whether each is asked by mail first. */
  readonly isAsking: boolean
  /** Who sent it. */
  readonly byName: string
  readonly createdAtMs: number
  readonly state: ImportState
  /** Why it failed; '' otherwise. */
  readonly message: string
  /** Addresses in the file, and how many of them are behind us. */
  readonly total: number
  readonly done: number
  readonly added: number
  /** Who were asked by mail. */
  readonly asked: number
  /** Who stood on the list already. */
  readonly known: number
  /** Who had unsubscribed, complained, or had their mail come back, here or by the file: they are not put on again. */
  readonly refused: number
  /** Whom the file does not say to be subscribed; left out: nobody, or an import of before that was read. */
  readonly marked?: MarkedAddresses | undefined
  readonly problems: readonly ImportProblem[]
  /** Whether there were more problems than are kept. */
  readonly isCut: boolean
}

/** The largest file that is taken. */
export const largestSubscribersFileBytes = 16_000_000

/** So many problems are kept. */
const mostTold = 500

/** An import of a file that was just read: nobody is on the list yet. */
export function beginSubscriberImport(
  own: Pick<
    SubscriberImport,
    'id' | 'fileName' | 'listId' | 'consent' | 'isAsking' | 'byName' | 'createdAtMs'
  >,
  { addresses, marked, problems }: ReadAddresses,
): SubscriberImport {
  return {
    ...own,
    state: 'waiting',
    message: '',
    total: addresses.length,
    done: 0,
    added: 0,
    asked: 0,
    known: 0,
    refused: 0,
    ...(marked && { marked }),
    problems: problems.slice(0, mostTold),
    isCut: problems.length > mostTold,
  }
}

/** What came of some more addresses. */
type ImportTally = Pick<SubscriberImport, 'added' | 'asked' | 'known' | 'refused'>

/** Writes down what came of some more addresses. */
export function furtherSubscriberImport(
  before: SubscriberImport,
  more: ImportTally & { readonly count: number },
): SubscriberImport {
  const done = before.done + more.count
  return {
    ...before,
    state: done >= before.total ? 'done' : 'running',
    done,
    added: before.added + more.added,
    asked: before.asked + more.asked,
    known: before.known + more.known,
    refused: before.refused + more.refused,
  }
}
