import type { Call, ReplyOf } from '@vitrine/contract/call'
import type { Outcome } from '@vitrine/contract/client/outcome'
import type { defineActCall, readBulkActCall } from '@vitrine/contract/lists/bulk-calls'
import type { ListAct } from '@vitrine/domain/lists/list-description'
import type { ComponentType } from 'react'
import type { AnyRow } from '../any-row.ts'

/** How far an act on many rows is. */
export type BulkAct = ReplyOf<typeof readBulkActCall>['bulkAct']

/** Rows that an act is done on, as its call takes them. */
export type ActSelection =
  | { readonly ids: readonly string[] }
  | { readonly view: { readonly q?: string; readonly f?: string } }

/** What an act would do. */
export type DryRun = Extract<ReplyOf<ActCall>, { readonly dryRun: unknown }>['dryRun']

type ActCall = ReturnType<typeof defineActCall>

/** What a call of an act answers. */
export type ActOutcome = Outcome<{ readonly dryRun: DryRun } | { readonly bulkAct: BulkAct }>

/** Whether it is asked what an act would do, or for the act itself: by a key, so that it is begun once however often it is asked for. */
export type ActAsked = { readonly isDryRun: true } | { readonly isDryRun: false; readonly key: string }

/** What the dialog of an act is given. */
export interface ActDialogProps<Row extends AnyRow> {
  readonly act: ListAct
  readonly selection: ActSelection
  /** The rows by themselves, in the order of the list; null for all that a view shows. */
  readonly rows: readonly Row[] | null
  /** What is selected, in words, such as `20 orders`. */
  readonly words: string
  readonly onClose: () => void
  readonly onStarted: (bulkAct: BulkAct) => void
}

/** An act that a room can ask for: whose it is to do, and its dialog. */
export interface ActOfRoom<Row extends AnyRow> {
  /** As in the description of the list. */
  readonly key: string
  readonly call: Pick<Call, 'policy'>
  readonly Dialog: ComponentType<ActDialogProps<Row>>
  /** Whether it is for any of these rows, or of those that a view shows (null); left out: it is for all. */
  readonly isFor?: (rows: readonly Row[] | null) => boolean
  /** What it is called for these rows, where that is not as in the description of the list. */
  readonly labelFor?: (rows: readonly Row[] | null) => string | undefined
}

/** A screen that shows what is selected; it changes nothing. */
export interface ScreenOfSelection {
  readonly key: string
  readonly label: string
  readonly call: Pick<Call, 'policy'>
  /** Leads there; a view is shown in the order of the list. */
  readonly to: '/orders/packing-slips'
}
