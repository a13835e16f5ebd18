import type { Template } from '../template.ts'
import type { Run } from './frame.ts'
import type { Render } from './render.ts'

/**
 * How a template is run: its first runs walk its tree, and the code for the others is generated when it is first needed. Most
 * partials of a site never come that far, and no first page waits for it.
 */
export class LazyRun {
  readonly #walk: Run
  readonly #build: () => Run
  #walksLeft: number
  #code: Run | undefined

  constructor({ walk, build, walks }: { walk: Run; build: () => Run; walks: number }) {
    this.#walk = walk
    this.#build = build
    this.#walksLeft = walks
  }

  /** How to run it now; `undefined` when code is to be generated first. */
  next(): Run | undefined {
    if (this.#code || this.#walksLeft === 0) return this.#code
    this.#walksLeft--
    return this.#walk
  }

  /** Generates the code that runs it from now on. */
  generate(): Run {
    this.#code ??= this.#build()
    return this.#code
  }
}

/** The function that runs a template now. Generating its code is paid once, and no render's time. */
export function runOf(lazy: LazyRun, render: Render): Run {
  return lazy.next() ?? render.uncounted(() => lazy.generate())
}

const lazyRuns = new WeakMap<Template, LazyRun>()

/** Remembers how a template is run from within another one's render. */
export function registerRun(template: Template, run: LazyRun): void {
  lazyRuns.set(template, run)
}

/** How a template is run from within a render; throws for one that was not made by `compile`. */
export function lazyRunOf(template: Template): LazyRun {
  const run = lazyRuns.get(template)
  if (!run) throw new TypeError('not a compiled template')
  return run
}
