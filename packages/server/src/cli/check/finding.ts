import type { VocabularyPart } from './names/vocabulary.ts'
import type { RenderedPage } from './rendered-page.ts'

/** Something in a template folder that its developer should see. */
export interface Finding {
  readonly file: string
  /** Begins at 1; null when the whole file is meant. */
  readonly line: number | null
  readonly column: number | null
  readonly severity: 'error' | 'warning'
  readonly message: string
  /** The line it stands on. */
  readonly sourceLine?: string
  /** A known name that is close to an unknown one. */
  readonly suggestion?: string
}

/** What a check of a folder found. An error keeps a page from being rendered whole; a warning does not. */
export interface CheckReport {
  readonly dir: string
  readonly files: number
  /** Why `template.conf` is not read; a folder runs without it, and looks like nothing that its maker knows. */
  readonly settingsMistake: Finding | null
  readonly canRender: boolean
  /** Pages that were rendered with sample content; none when the template cannot be compiled. */
  readonly pages: readonly RenderedPage[]
  /** Whether a browser looked at those pages. */
  readonly isLookedAt: boolean
  readonly vocabulary: readonly VocabularyPart[]
  readonly findings: readonly Finding[]
}
