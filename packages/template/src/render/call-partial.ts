import { type Frame, findMacro, type Run } from './frame.ts'
import type { Render, SourcePosition } from './render.ts'
import { lazyRunOf, runOf } from './runnable.ts'

/** A macro or partial that was found by its name. */
export interface Target {
  readonly name: string
  readonly run: Run
}

/**
 * Finds what a name stands for: a macro on the stack, else a partial (language reference, section 3.6). Reports a name that stands for
 * nothing, and a partial that has errors of its own, which renders as nothing.
 */
export function findTarget(
  render: Render,
  frame: Frame,
  name: string,
  place: SourcePosition,
): Target | undefined {
  const macro = findMacro(frame, name)
  if (macro) return { name, run: macro }
  const partial = render.partials?.get(name)
  if (!partial) {
    render.report(place, 'partial-not-found', `Attempt to apply partial '${name}' which could not be found.`)
    return undefined
  }
  if (partial.errors.length === 0) return { name, run: runOf(lazyRunOf(partial), render) }
  for (const [index, { message }] of partial.errors.entries()) {
    render.reportOnce(
      `partial ${index} ${name}`,
      place,
      'partial-parse-failed',
      `Parse of partial "${name}" failed: ${message}`,
    )
  }
  return undefined
}

/** Runs a macro or partial in a frame, one deeper; too deep is reported and gives nothing. */
export function callTarget(
  render: Render,
  frame: Frame,
  { name, run }: Target,
  place: SourcePosition,
): string {
  const { depth } = render.limits
  if (render.depth >= depth) {
    const message = `Attempt to apply partial '${name}' exceeded maximum recursion depth of ${depth}`
    render.report(place, 'partial-too-deep', message)
    return ''
  }
  render.takeSteps(1, place)
  // Nothing but a spent budget is thrown from here, and after that no count matters.
  render.depth++
  const output = run(render, frame)
  render.depth--
  return output
}
