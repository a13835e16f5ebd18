import type { Frame } from '../render/frame.ts'
import type { Render } from '../render/render.ts'
import type { RenderScope } from '../render/render-scope.ts'

/** One run of a template or macro by walking its tree. */
export interface Walk {
  readonly render: Render
  readonly scope: RenderScope
  readonly switches: Switches
  /** UTF-16 units that were printed before this run, and how many it may print. */
  readonly base: number
  readonly room: number
  output: string
}

/** Whether `.include` and `.eval` run. */
export interface Switches {
  readonly includes: boolean
  readonly expressions: boolean
}

/** Tells plug-ins where they are before they are called. */
export function setPlace(walk: Walk, at: number, node: unknown, frame: Frame): void {
  const { scope } = walk
  scope.node = node
  scope.frame = frame
  scope.at = at
  scope.printed = walk.base + walk.output.length
}
