import type { Template } from '@vitrine/template/template'
import type { Stylesheet } from '../styles/stylesheet.ts'
import type { FolderWarning, TemplateFolder } from '../template-folder/template-folder.ts'
import type { CompatPart } from './compat-needs.ts'
import type { HandlerPlace } from './handlers/handlers-with-data.ts'
import type { PageNeeds } from './page-needs.ts'
import type { ScriptFolder } from './script-folder.ts'

/** A site template, compiled and ready to render; shared by all sites that use it. */
export interface Theme {
  readonly folder: TemplateFolder
  /** Differs after each change, so that pages made with the former state are told apart; of the same content it is the same. */
  readonly version: number
  /** The regions of each layout, joined. */
  readonly layouts: ReadonlyMap<string, Template>
  readonly views: ReadonlyMap<string, CollectionViews>
  readonly pages: ReadonlyMap<string, Template>
  /** Blocks, by name with and without `.block`. */
  readonly partials: ReadonlyMap<string, Template>
  /** Bodies of `<squarespace:...>` tags by their number; null: the tag has none. */
  readonly tagBodies: readonly (Template | null)[]
  /** Marks tags as the template's own. */
  readonly tagSecret: string
  /** Where event handlers are written into which it puts data, by their number. */
  readonly handlers: readonly HandlerPlace[]
  readonly stylesheet: Stylesheet
  /** What the policy of its pages must let it do. */
  readonly pageNeeds: PageNeeds
  readonly scripts: ScriptFolder
  /** Scripts for older templates that it speaks of. */
  readonly compatParts: readonly CompatPart[]
  readonly warnings: readonly FolderWarning[]
  /** Those of them after which the rest of a page is missing. */
  readonly mistakes: readonly FolderWarning[]
}

/** The list page and the item page of a collection type. */
export interface CollectionViews {
  readonly list: Template | null
  readonly item: Template | null
}
