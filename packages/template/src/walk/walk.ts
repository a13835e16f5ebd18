import type { Block, Switches, Walk } from '../constructs/construct.ts'
import { printsPerCheck, stepsOf } from '../constructs/parts/steps-of.ts'
import { checkAll, leave } from '../render/end-of-tag.ts'
import type { Frame, Run } from '../render/frame.ts'
import type { Render } from '../render/render.ts'
import { RenderScope } from '../render/render-scope.ts'
import type { Source } from '../render/source.ts'

/**
 * Makes the function that renders a tree by walking it. Nothing has to be generated for it, so a template that runs only a few times,
 * as most do, is soonest done this way. It does what generated code does, instruction by instruction.
 */
export function walkerOf(tree: Block, source: Source, switches: Switches): Run {
  return (render, frame) => {
    const walk = new TreeWalk(render, new RenderScope(render, frame, source), switches)
    try {
      walk.block(tree, frame)
    } catch (thrown) {
      leave(render, walk.scope, thrown, walk.output)
    }
    return walk.output
  }
}

class TreeWalk implements Walk {
  output = ''
  readonly render: Render
  readonly scope: RenderScope
  readonly switches: Switches
  readonly base: number
  readonly room: number

  constructor(render: Render, scope: RenderScope, switches: Switches) {
    this.render = render
    this.scope = scope
    this.switches = switches
    this.base = render.printedOutside
    this.room = render.limits.bytes - this.base
  }

  block(block: Block, frame: Frame, isLoop = false): void {
    this.#takeSteps(block, isLoop)
    let prints = 0
    for (const instruction of block) {
      const { construct } = instruction
      construct.walk(instruction, frame, this)
      if (!construct.joinsText) continue
      prints++
      if (prints % printsPerCheck === 0) this.#checkRoom(instruction.at)
    }
  }

  runOf(block: Block): Run {
    return walkerOf(block, this.scope.source, this.switches)
  }

  #takeSteps(block: Block, isLoop: boolean): void {
    const { render, scope, room } = this
    const steps = stepsOf(block, isLoop)
    render.steps += steps
    if (steps === 0 || (render.steps <= render.nextCheck && this.output.length <= room)) return
    scope.at = block[0]?.at ?? 0
    checkAll(render, scope, this.output, room)
  }

  #checkRoom(at: number): void {
    if (this.output.length <= this.room) return
    this.scope.at = at
    this.render.spendBytes(this.scope)
  }
}
