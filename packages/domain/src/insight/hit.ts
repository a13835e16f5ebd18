import type { Addition } from './additions.ts'
import type { VisitOrigin } from './origin-of.ts'
import type { InsightSubject, VisitStep } from './subjects.ts'

/** Something that a visitor's browser told, read and cleaned. */
export interface Hit {
  readonly atMs: number
  /** With which browser. */
  readonly device: string
  readonly browser: string
  readonly language: string
  /** The page that was shown; null: it tells of something else. */
  readonly page: (VisitOrigin & { readonly path: string }) | null
  readonly counted: readonly Counted[]
  /** The step that it takes the visit to. */
  readonly step: VisitStep | null
  /** The carts that came with it: the browser's own, and the one of the page that it tells from. */
  readonly cartIds: readonly string[]
}

/** What a hit counts under a key. */
export interface Counted extends Pick<Addition, 'views' | 'acts'> {
  readonly subject: InsightSubject
  readonly key: string
}
