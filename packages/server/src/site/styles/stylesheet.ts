import type { FolderWarning } from '../template-folder/template-folder.ts'

/** The style sheet of a template, and what its tweaks say. */
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
  readonly warnings: readonly FolderWarning[]
}
