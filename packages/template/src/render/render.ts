import type { TemplateError, TemplateErrorCode } from '../errors.ts'
import type { Locale } from '../i18n/locale.ts'
import type { Limits, RenderOptions, Template } from '../template.ts'
import { errorAt, type Source } from './source.ts'

/** The budgets of a render that names none (architecture, rule 6). */
export const defaultLimits: Limits = { steps: 250_000, bytes: 4 * 1024 * 1024, depth: 16, timeMs: 250 }

/** No more errors than this are kept of one render or compilation. */
export const maxErrors = 1000

/** Steps before the first look at the clock, and most steps between two. */
const firstStride = 16
const longestStride = 256

/** Steps between two looks that took longer than this, in milliseconds, are too many. */
const longStrideMs = 8

/** Where in which source a step is taken. */
export interface SourcePosition {
  readonly source: Source
  readonly at: number
}

/** What is thrown when a budget is spent, through everything that is still open, up to the render itself. */
export class BudgetSpent {}

/** One render: its options, its meter, and the errors so far. Compiled templates count `steps` themselves. */
export class Render {
  readonly errors: TemplateError[] = []
  readonly partials: ReadonlyMap<string, Template> | undefined
  readonly injects: ReadonlyMap<string, unknown> | undefined
  readonly locale: Locale | undefined
  readonly now: number
  readonly limits: Limits
  /** Steps taken so far, and the count at which to look again. */
  steps = 0
  nextCheck = 0
  /** UTF-16 units that the templates around the running one have printed. */
  printedOutside = 0
  /** UTF-16 units that formatters have made besides. */
  made = 0
  /** Whether objects were built that may hold the same part many times over. */
  hasSharedParts = false
  /** What had been printed by the template that a spent budget ended. */
  remains = ''
  /** Partials and includes that are open. */
  depth = 0
  #startedMs: number
  /** Time at the last look, and the steps from there to the next one. */
  #elapsedMs = 0
  #stride = firstStride
  readonly #clock: () => number
  #reportedOnce: Set<string> | undefined
  #spent: BudgetSpent | undefined

  constructor(options: RenderOptions, limits: Limits) {
    this.partials = options.partials
    this.injects = options.injects
    this.locale = options.locale
    this.#clock = options.clock ?? Date.now
    this.now = options.now ?? this.#clock()
    this.#startedMs = this.#clock()
    this.limits = limitsOf(options.limits, limits)
    this.nextCheck = Math.min(firstStride, this.limits.steps)
  }

  /** Does work that is not counted as time of this render. */
  uncounted<Made>(work: () => Made): Made {
    const before = this.#clock()
    const made = work()
    this.#startedMs += this.#clock() - before
    return made
  }

  /** Records an error. */
  report(place: SourcePosition, code: TemplateErrorCode, message: string, suggestion?: string): void {
    if (this.errors.length >= maxErrors) return
    const prefix = code === 'not-implemented' ? '' : 'RuntimeError: '
    this.errors.push(errorAt(place.source, place.at, { code, message: prefix + message, suggestion }))
  }

  /** Records an error the first time it comes under this key. */
  reportOnce(key: string, place: SourcePosition, code: TemplateErrorCode, message: string): void {
    this.#reportedOnce ??= new Set()
    if (this.#reportedOnce.has(key)) return
    this.#reportedOnce.add(key)
    this.report(place, code, message)
  }

  /** Looks at the budgets of steps and time; throws when one is spent. */
  check(place: SourcePosition): void {
    if (this.#spent) throw this.#spent
    const { steps, timeMs } = this.limits
    if (this.steps > steps) this.spend(place, 'steps-spent', `Rendering stopped after ${steps} steps`)
    const elapsedMs = this.#clock() - this.#startedMs
    if (elapsedMs > timeMs) this.spend(place, 'time-spent', `Rendering stopped after ${timeMs} ms`)
    const isLong = elapsedMs - this.#elapsedMs > longStrideMs
    this.#stride = isLong ? Math.max(this.#stride >>> 3, 1) : Math.min(this.#stride * 2, longestStride)
    this.#elapsedMs = elapsedMs
    this.nextCheck = Math.min(this.steps + this.#stride, steps)
  }

  /** Takes steps, and looks at the budgets when it is time to. */
  takeSteps(count: number, place: SourcePosition): void {
    this.steps += count
    if (this.steps > this.nextCheck) this.check(place)
  }

  /** Counts text that formatters make besides the output. */
  chargeBytes(count: number, place: SourcePosition): void {
    this.made += count
    // Long texts cost time as well.
    this.takeSteps(count >>> 8, place)
    if (this.made + this.printedOutside > this.limits.bytes) this.spendBytes(place)
  }

  /** Ends the render because the output has grown too large. */
  spendBytes(place: SourcePosition): never {
    this.spend(place, 'bytes-spent', `Rendering stopped after ${this.limits.bytes} bytes of output`)
  }

  /** Ends the render: every later check throws too. */
  spend(place: SourcePosition, code: TemplateErrorCode, message: string): never {
    if (!this.#spent) {
      // The one error a reader must see is kept even when the list is full.
      if (this.errors.length >= maxErrors) this.errors.length = maxErrors - 1
      this.report(place, code, message)
      this.#spent = new BudgetSpent()
      this.nextCheck = -1
    }
    throw this.#spent
  }
}

/** Each budget of `own` that is a number, else of `otherwise`; so there is always one. */
export function limitsOf(own: Partial<Limits> | undefined, otherwise: Limits): Limits {
  if (own === undefined) return otherwise
  const limit = (name: keyof Limits): number => {
    const named = own[name]
    return named !== undefined && named >= 0 ? named : otherwise[name]
  }
  return { steps: limit('steps'), bytes: limit('bytes'), depth: limit('depth'), timeMs: limit('timeMs') }
}
