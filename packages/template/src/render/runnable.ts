import type { Template } from '../template.ts'
import type { Frame } from './frame.ts'
import type { Render } from './render.ts'

/** The compiled form of a template or macro: renders into a frame that is already there. */
export type Run = (render: Render, frame: Frame) => string

/** The code of a template, generated when it is first needed: many partials of a site never are. */
export class LazyRun {
  readonly #build: () => Run
  #run: Run | undefined

  constructor(build: () => Run) {
    this.#build = build
  }

  /** The code if it was needed before. */
  get built(): Run | undefined {
    return this.#run
  }

  /** The code, generated now if need be. */
  get(): Run {
    this.#run ??= this.#build()
    return this.#run
  }
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
