import type { Template } from '@vitrine/template/template'

/** A `<squarespace:...>` tag of the template, met in rendered HTML. */
export interface Tag {
  readonly name: string
  readonly attributes: Readonly<Record<string, string | undefined>>
  readonly body: Template | null
}
