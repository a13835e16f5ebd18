import { printedScriptAt } from '@vitrine/storefront/printed-scripts'
import type { Edit, ElementRule } from '../../html/rewrite-elements.ts'
import type { PageRender } from '../../render/page-render.ts'

/** Lets the scripts run that formatters print. */
export class PrintedScripts implements ElementRule {
  readonly tags = ['script']
  readonly #page: PageRender

  constructor(page: PageRender) {
    this.#page = page
  }

  meet(html: string, at: number): void {
    const script = printedScriptAt(html, at)
    if (script !== null) this.#page.trustScripts([script])
  }

  edits(): readonly Edit[] {
    return []
  }
}
