import type { Locale } from '@vitrine/template/i18n/locale'
import type { Template } from '@vitrine/template/template'
import type { Log } from '../../services.ts'
import type { PageContext, PageData } from '../page-data/page-context.ts'

/** One rendering of one page: what its templates share, and how often they asked the store. */
export class PageRender {
  readonly context: PageContext
  readonly #locale: Locale
  readonly #log: Log
  /** `<squarespace:query>` tags run so far. */
  queries = 0

  constructor(context: PageContext, locale: Locale, log: Log) {
    this.context = context
    this.#locale = locale
    this.#log = log
  }

  /** Renders a template; what goes wrong in it is logged, and prints nothing. */
  render(template: Template, data: PageData): string {
    const { theme, nowMs } = this.context
    const { output, errors } = template.render(data, {
      partials: theme.partials,
      locale: this.#locale,
      now: nowMs,
    })
    for (const { file, line, column, message } of errors) {
      this.#log.warn({ file, line, column }, `A template failed: ${message}`)
    }
    return output
  }

  /** Notes something of the content that shows nothing, for who keeps the site. */
  note(message: string, details: object): void {
    this.#log.warn(details, message)
  }
}
