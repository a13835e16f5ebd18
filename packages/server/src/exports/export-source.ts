import type { LeftOut } from '@vitrine/domain/exports/data-export'
import type { ListCell } from '@vitrine/domain/lists/csv'
import type { SiteStore } from '@vitrine/store/store'

/** What a source needs beside the place where it goes on. */
interface SourceContext {
  readonly store: SiteStore
  /** Scheme and host before addresses of pictures; '' where the site has none. */
  readonly origin: string
  readonly nowMs: number
}

/** Some more of what is exported. */
interface SourceSlice {
  readonly lines: readonly (readonly ListCell[])[]
  readonly looked: number
  readonly written: number
  readonly left: readonly LeftOut[]
  /** Where the next begins; null at the end. */
  readonly next: string | null
}

/** Where the lines of a file come from. */
export interface ExportSource {
  readonly header: readonly string[]
  /** How many there are; null where that is not known beforehand. */
  readonly count: (store: SiteStore, nowMs: number) => Promise<number | null>
  /** Reads behind a place that the slice before gave out; '' is the beginning. */
  readonly read: (after: string, context: SourceContext) => Promise<SourceSlice>
}
