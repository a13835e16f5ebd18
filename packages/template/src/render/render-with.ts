import type { Limits, Rendered, RenderOptions } from '../template.ts'
import { Frame } from './frame.ts'
import { BudgetSpent, defaultLimits, limitsOf, Render } from './render.ts'
import { type LazyRun, runOf } from './runnable.ts'
import type { Source } from './source.ts'

/** Builds the `render` of a template: one render from start to end, which can not throw. */
export function renderWith({
  run,
  source,
  limits,
}: {
  run: LazyRun
  source: Source
  limits: Partial<Limits> | undefined
}): (data: unknown, options?: RenderOptions) => Rendered {
  const ownLimits = limitsOf(limits, defaultLimits)
  return (data, options = {}) => {
    const render = new Render(options, ownLimits)
    const output = runToEnd(render, { run, source, data })
    return { output: cutToBytes(output, render, source), errors: render.errors }
  }
}

function runToEnd(
  render: Render,
  { run, source, data }: { run: LazyRun; source: Source; data: unknown },
): string {
  try {
    return runOf(run, render)(render, new Frame(data, null))
  } catch (thrown) {
    if (thrown instanceof BudgetSpent) return render.remains
    const message = thrown instanceof Error ? `${thrown.name}: ${thrown.message}` : 'thrown by the template'
    render.report({ source, at: 0 }, 'unexpected', message)
    return ''
  }
}

/** While rendering, UTF-16 units are counted; what goes out is held to the limit in bytes. */
function cutToBytes(output: string, render: Render, source: Source): string {
  const limit = render.limits.bytes
  if (output.length * 3 <= limit) return output
  const end = lengthWithin(output, limit)
  if (end >= output.length) return output
  if (!render.errors.some(({ code }) => code.endsWith('-spent'))) {
    const message = `Rendering stopped after ${limit} bytes of output`
    render.report({ source, at: 0 }, 'bytes-spent', message)
  }
  return output.slice(0, end)
}

/** How many units of a text fit into so many bytes of UTF-8, without cutting a character in two. */
function lengthWithin(text: string, bytes: number): number {
  let used = 0
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at)
    const isPair = code >= 0xd800 && code < 0xdc00 && isLowSurrogate(text.charCodeAt(at + 1))
    used += code < 0x80 ? 1 : code < 0x800 ? 2 : isPair ? 4 : 3
    if (used > bytes) return at
    if (isPair) at++
  }
  return text.length
}

function isLowSurrogate(code: number): boolean {
  return code >= 0xdc00 && code < 0xe000
}
