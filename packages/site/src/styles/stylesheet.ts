import type { FolderWarning } from '../template-folder/template-folder.ts'
import type { Tweak } from './tweaks/tweak.ts'

/** The style sheet of a template, as a site without tweaks of its own has it, and what other sites' sheets are made of. */
export interface Stylesheet {
  readonly css: string
  /** Of the CSS: part of its address. */
  readonly hash: string
  /** The `--vt-…` custom properties of the sheet, as one rule. */
  readonly designTokens: string
  /** Body classes that checkbox and dropdown tweaks stand for. */
  readonly pageClasses: readonly string[]
  /** Values of all tweaks by title, as texts (`tweakJSON`). */
  readonly tweaks: Readonly<Record<string, string>>
  readonly source: StyleSource
  readonly warnings: readonly FolderWarning[]
  /** The template's own sheets took too long or too much memory, and are not in it. */
  readonly isGivenUp: boolean
}

/** What sheets with other tweaks are compiled from. */
export interface StyleSource {
  readonly less: string
  readonly tweaks: readonly Tweak[]
  /** Put before the compiled sheet: imports from elsewhere, then the platform's own rules. */
  readonly head: string
}
