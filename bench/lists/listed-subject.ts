import type { ListDescription } from '@vitrine/domain/lists/list-description'
import { type AskedPlace, type AskedView, readStart, readView } from '@vitrine/domain/lists/list-request'
import type { ListPage } from '@vitrine/store/lists/list-page'
import type { ListAsk } from '@vitrine/store/lists/read-list'
import type { SiteStore } from '@vitrine/store/store'
import { noon } from '@vitrine/store/testing/builders'

/** A list that is measured: how it is asked, and what. */
export interface ListedSubject {
  readonly list: ListDescription
  readonly read: (site: SiteStore, ask: ListAsk) => Promise<Pick<ListPage<unknown>, 'next'>>
  /** Filters, alone and together: frequent ones, rare ones, and frequent ones that seldom meet. Each is asked with each sort. */
  readonly filters: readonly string[]
  readonly sorts: readonly string[]
  /** What is searched for; it is asked letter by letter, as somebody types it. */
  readonly typed: readonly string[]
  /** The sort by which a thousand pages are turned. */
  readonly pagedBy: string
}

const moment = { timeZone: 'America/New_York', nowMs: noon }

/** Questions of a list: each filter with each sort. */
export function mixedQuestions({ filters, sorts }: ListedSubject): readonly AskedView[] {
  return filters.flatMap((f) => sorts.map((sort) => ({ f, sort })))
}

/** What is asked while somebody types. */
export function typedQuestions({ typed }: ListedSubject): readonly AskedView[] {
  return typed.flatMap((text) => [...text].map((_, at) => ({ q: text.slice(0, at + 1) })))
}

/** Asks a list as its call does. */
export async function askList(
  { list, read }: ListedSubject,
  site: SiteStore,
  view: AskedView,
  place: AskedPlace = {},
) {
  const asked = readView(view, list, moment)
  if (!asked.ok) throw new Error(`${view.f}: ${asked.problem}`)
  const started = readStart(place, asked.view.sort, list)
  if (!started.ok) throw new Error(started.problem)
  return read(site, { ...asked.view, start: started.start, limit: 50 })
}
