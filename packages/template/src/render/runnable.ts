import type { Template } from '../template.ts'
import type { Frame } from './frame.ts'
import type { Render } from './render.ts'

/** The compiled form of a template or macro: renders into a frame that is already there. */
export type Run = (render: Render, frame: Frame) => string

const runs = new WeakMap<Template, () => Run>()

/** Remembers how a template is run from within another one's render. */
export function registerRun(template: Template, run: () => Run): void {
  runs.set(template, run)
}

/** How to run a template from within a render; throws for one that was not made by `compile`. */
export function runOf(template: Template): Run {
  const run = runs.get(template)
  if (!run) throw new TypeError('not a compiled template')
  return run()
}
