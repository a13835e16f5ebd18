import type { Call } from '@vitrine/contract/call'
import type { ListQuery } from '@vitrine/contract/lists/list-call'
import type { ListDescription } from '@vitrine/domain/lists/list-description'
import type { ReactNode } from 'react'
import type { ActOfRoom, ScreenOfSelection } from './acts/act-of-room.ts'
import type { AnyRow } from './any-row.ts'

/** A page of a list, as every list's call answers it. */
export interface ListPage<Row extends AnyRow> {
  readonly rows: readonly Row[]
  readonly next: string | null
  readonly previous: string | null
  readonly total: ListTotal
}

/** How many rows there are; counted up to 10,000. */
export interface ListTotal {
  readonly count: number
  readonly isMore: boolean
}

/** How a list is read and cached. */
export interface ListReading<Row extends AnyRow> {
  readonly queryKey: readonly unknown[]
  readonly queryFn: () => Promise<ListPage<Row>>
}

/** The name of the call that reads a list, under which all its pages are cached. */
export function nameOfCall({ queryKey }: Pick<ListReading<AnyRow>, 'queryKey'>): string {
  return String(queryKey[0])
}

/** A list of the panel: its description, its call, and how its rows look. */
export interface ListRoom<Row extends AnyRow> {
  readonly list: ListDescription
  readonly read: (query: ListQuery) => ListReading<Row>
  /** Adds to the conditions of an address what the room is narrowed to; `read` and `csvAddress` do so by themselves. */
  readonly narrowed?: (f: string | undefined) => string | undefined
  /** What a row is called. */
  readonly nameOf: (row: Row) => string
  /** The cell of each column; the first leads to the record. */
  readonly cells: Readonly<Record<string, (row: Row) => ReactNode>>
  /** What stands in for the table on a phone. */
  readonly card: (row: Row) => ReactNode
  /** How a row looks among tiles; where it is there, tiles stand in for the table and the cards. */
  readonly tile?: (row: Row) => ReactNode
  /** What else stands in the toolbar. */
  readonly tools?: ReactNode
  /** What opens below a row, and what that is called, such as Stock. */
  readonly opened?: { readonly label: string; readonly content: (row: Row) => ReactNode }
  /** What is said where there is nothing yet. */
  readonly empty: ReactNode
  /** What is said where a view has nothing, by its conditions alone: that nothing waits is no search without a find. */
  readonly emptyViews?: Readonly<Record<string, ReactNode>>
  /** The acts on many rows that this room can ask for. */
  readonly acts: readonly ActOfRoom<Row>[]
  /** Screens that show what is selected, such as a print. */
  readonly screens?: readonly ScreenOfSelection[]
  /** The address of the CSV file of what is shown; null where there is none. */
  readonly csvAddress?: (query: Readonly<Record<string, string>>) => string
  /** Its call, where it asks that whoever downloads it proves who they are. */
  readonly csvCall?: Pick<Call, 'policy'>
}
