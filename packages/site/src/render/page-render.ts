import type { Locale } from '@vitrine/template/i18n/locale'
import type { Template } from '@vitrine/template/template'
import type { Log } from '../log.ts'
import type { PageContext, PageData } from '../page-json/page-context.ts'
import type { FilledHandler } from '../theme/handlers/handlers-with-data.ts'
import { handlerProblemText, readHandler } from '../theme/handlers/read-handler.ts'
import { scriptHash, scriptTexts } from '../theme/own-scripts.ts'
import { PageTime } from './page-time.ts'

/** What all templates of a page may take together, of the processor's time: a busy machine must not show half a page. */
const pageTimeMs = 250

/** Handlers with data that a page may run: their hashes stand in a header, which has a limit. */
const maxHandlers = 40

/** Somebody signed in who looks at a page, which is made for them alone. */
export interface PageViewer {
  readonly accountId: string
  readonly roleNumbers: readonly number[]
  /** Leaves out the code that administrators put on all pages: it may be what keeps the page from being seen. */
  readonly isSafe: boolean
}

/** What a page is called in the frame of its template, and where it is; null where that is not known, as of one that is not found. */
interface PagePlace {
  readonly title: string
  readonly path: string | null
}

/** One rendering of one page: what its templates share, and how often they asked the store. */
export class PageRender {
  readonly context: PageContext
  /** Null: the page is for everybody. */
  readonly viewer: PageViewer | null
  readonly #locale: Locale
  readonly #log: Log
  /** Known from when the frame is put around it. */
  place: PagePlace | null = null
  /** `<squarespace:query>` tags run so far. */
  queries = 0
  /** Tags of scripts written so far that may be joined with others. */
  joinableScripts = 0
  /** Whether a template was stopped by a limit: what there is of the page is not to be remembered. */
  isCutShort = false
  /** Code that administrators put on the page, which the page's policy must let do its work. */
  readonly ownCode: string[] = []
  readonly #scriptHashes = new Set<string>()
  readonly #handlerHashes = new Set<string>()
  readonly #time: PageTime

  constructor(
    context: PageContext,
    locale: Locale,
    log: Log,
    {
      time = new PageTime(),
      viewer = null,
    }: { readonly time?: PageTime; readonly viewer?: PageViewer | null } = {},
  ) {
    this.#time = time
    this.viewer = viewer
    this.context = context
    this.#locale = locale
    this.#log = log
  }

  /** Renders a template; what goes wrong in it is logged, and prints nothing. */
  render(template: Template, data: PageData): string {
    const { theme, nowMs } = this.context
    const leftMs = Math.max(0, pageTimeMs - this.#time.workedMs)
    const { output, errors } = this.#time.count((clock) =>
      template.render(data, {
        partials: theme.partials,
        locale: this.#locale,
        now: nowMs,
        clock,
        limits: { timeMs: leftMs },
      }),
    )
    for (const { code, file, line, column, message } of errors) {
      if (code.endsWith('-spent')) this.isCutShort = true
      this.#log.warn({ file, line, column }, `A template failed: ${message}`)
    }
    return output
  }

  /** Takes code of administrators into the page: what it needs is let happen, and its scripts run. */
  takeCode(html: string): string {
    if (html === '') return html
    this.ownCode.push(html)
    this.trustScripts(scriptTexts(html))
    return html
  }

  /** Scripts in the page that may run: written by the platform, the template or an administrator, before visitors' words are there. */
  trustScripts(texts: readonly string[]): void {
    for (const text of texts) this.#scriptHashes.add(scriptHash(text))
  }

  /** Lets the template's event handlers run as data filled them, where the data cannot be code. */
  trustHandlers(handlers: readonly FilledHandler[]): void {
    for (const { number, parts } of handlers) {
      const reading = parts ? readHandler(parts) : ({ ok: false, problem: 'hard-to-read' } as const)
      if (!reading.ok) this.#noteBlocked(number, handlerProblemText[reading.problem])
      else if (this.#handlerHashes.size < maxHandlers) this.#handlerHashes.add(scriptHash(reading.code))
      else this.#noteBlocked(number, `the page has more than ${maxHandlers} with different data`)
    }
  }

  #noteBlocked(number: number, why: string): void {
    this.note(`A handler is blocked: ${why}`, { ...this.context.theme.handlers[number] })
  }

  /** The event handlers with data that may run, as the page's policy names them. */
  get handlerHashes(): readonly string[] {
    return [...this.#handlerHashes]
  }

  /** The trusted scripts as the page's policy names them. */
  get scriptHashes(): readonly string[] {
    return [...this.#scriptHashes]
  }

  /** Notes something of the content that shows nothing, for who keeps the site. */
  note(message: string, details: object): void {
    this.#log.warn(details, message)
  }
}
