import type { defineActCall } from '@vitrine/contract/lists/bulk-calls'
import type { ListDescription } from '@vitrine/domain/lists/list-description'
import { goneText } from '@vitrine/domain/refusals/refusal-texts'
import type { ListPage } from '@vitrine/store/lists/list-page'
import type { ListAsk } from '@vitrine/store/lists/read-list'
import type { SiteTables } from '@vitrine/store/store'
import type { Exchange } from '../../http/exchange.ts'
import type { Services } from '../../services/services.ts'

/** The call of an act, and whose it is to do. */
export type ActCall = ReturnType<typeof defineActCall>

/**
 * An act on many rows of a list: what a room says of it. All else is the same for every act: its call, the dry run, the job, what became
 * of each row, stopping and taking back. A new one is put into `routes/bulk-acts.ts`.
 */
export interface BulkActHandler<Input> {
  readonly call: ActCall
  readonly list: ListDescription
  /** Its key among the acts of the list's description. */
  readonly act: string
  /** A sort of the list that changes of rows leave alone: all that a view shows is walked by it. */
  readonly sort: string
  /** Whether visitors see what it changes: their pages are made again while it goes on, and when it is over. */
  readonly isSeen: boolean
  /** What it is called with an input, where that is more than the description says. */
  label?(input: Input): string
  /** What is wrong with an input beyond its schema, by its field; null when nothing is. */
  checkInput?(input: Input): Readonly<Record<string, string>> | null
  /** The ids of all that a view shows, where that can only be told while the act is asked for, such as by the site's template; else it is walked. */
  selected?(exchange: Pick<Exchange, 'store' | 'view' | 'origin'>, ask: ListAsk): Promise<readonly string[]>
  /** What rows are judged by that can only be told while the act, or its undo, is asked for, such as by the site's template; kept with the act as JSON. */
  tell?(exchange: Pick<Exchange, 'store' | 'view' | 'origin'>, input: Input): Promise<unknown>
  /** A page of the list, as it was when the act began. */
  read(tables: SiteTables, ask: ListAsk, atMs: number): Promise<ListPage<{ readonly id: string }>>
  /** Reads what is the same for all rows of a slice, or of a dry run, in the transaction that changes them; each is judged with it. */
  readAhead?(slice: Pick<RowInHand<Input>, 'tables' | 'isDryRun'>): Promise<unknown>
  /** Looks what the act comes to for a row. It writes nothing: what is to be written, it returns. */
  judge(row: RowInHand<Input>): Promise<RowVerdict>
  /** Takes back what was done to a row, unless somebody has changed it since. Not there where an act cannot be undone. */
  undo?(row: RowToUndo): Promise<UndoVerdict>
}

/** A row that is looked at, within the transaction that changes it; or for a dry run, outside of any. */
interface RowInHand<Input> extends RowPlace {
  readonly input: Input
  /** Whether nothing is to be changed: a row needs not be locked. */
  readonly isDryRun: boolean
  /** What `readAhead` returned. */
  readonly ahead?: unknown
}

/** A row that was changed, and what was kept of it as it was. */
interface RowToUndo extends RowPlace {
  readonly before: unknown
}

/** When a row is changed, and by whom. */
interface ActStamp {
  readonly nowMs: number
  /** Their name. */
  readonly by: string
  readonly accountId: string
}

/** What acts may reach beside the store: what a thread of their own has, too. */
export type ActServices = Pick<
  Services,
  'clock' | 'newId' | 'newUuid' | 'newToken' | 'secret' | 'campaignMailsPerMinute'
> & {
  readonly log: Pick<Services['log'], 'warn'>
}

interface RowPlace {
  readonly rowId: string
  readonly tables: SiteTables
  readonly stamp: ActStamp
  readonly services: ActServices
  /** What `tell` returned. */
  readonly told?: unknown
}

/** What an act comes to for a row. */
export type RowVerdict =
  | {
      readonly kind: 'change'
      readonly rowName: string
      /** What is kept to take it back, as JSON: the row as it was, and what tells whether somebody has changed it since. */
      readonly before: unknown
      /** Writes the change. */
      readonly write: () => Promise<void>
      /** Reads what is kept beside `before` once it is written, where only that tells it. */
      readonly readWritten?: () => Promise<object>
    }
  /** It is so already. */
  | { readonly kind: 'unchanged' }
  /** It cannot be done; the message is for owners. */
  | { readonly kind: 'refused'; readonly rowName: string; readonly message: string }

/** What taking back came to. */
export type UndoVerdict =
  | { readonly kind: 'undone' }
  /** The row stays as it is; the message is for owners. */
  | { readonly kind: 'kept'; readonly message: string }

/** The verdict on a row that is not there any more, or never was. */
export const rowGone: RowVerdict = {
  kind: 'refused',
  rowName: '',
  message: goneText,
}

/** Said of a row that somebody has changed between an act and its undo. */
export const changedSince: UndoVerdict = {
  kind: 'kept',
  message: 'Somebody has changed it since; it stays as it is.',
}
