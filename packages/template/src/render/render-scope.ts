import type { Locale } from '../i18n/locale.ts'
import type { Path } from '../path.ts'
import type { Scope } from '../scope.ts'
import type { Template } from '../template.ts'
import { ownValue } from '../values/own.ts'
import { callTarget, findTarget, type Target } from './call-partial.ts'
import { bindVariable, Frame, findFirst, findFrom, followFrom, isSpecial } from './frame.ts'
import type { Render, SourcePosition } from './render.ts'
import { lazyRunOf, runOf } from './runnable.ts'
import type { Source } from './source.ts'

/**
 * The scope that plug-ins see. Each run of a template has one, and sets `node`, `frame`, `at` and `printed` before each call;
 * a template rendered from inside a plug-in has its own.
 */
export class RenderScope implements Scope, SourcePosition {
  node: unknown = undefined
  frame: Frame
  /** Offset of the tag at work. */
  at = 0
  /** UTF-16 units printed up to this tag by this template and those around it. */
  printed = 0
  readonly source: Source
  /** The two arguments of the predicate at work, looked up ahead by the generated code. */
  firstPath: Path | undefined = undefined
  firstFound: unknown = undefined
  secondPath: Path | undefined = undefined
  secondFound: unknown = undefined
  readonly #render: Render

  constructor(render: Render, frame: Frame, source: Source) {
    this.#render = render
    this.frame = frame
    this.source = source
  }

  get locale(): Locale | undefined {
    return this.#render.locale
  }

  get now(): number {
    return this.#render.now
  }

  get hasSharedParts(): boolean {
    return this.#render.hasSharedParts
  }

  get timeZone(): string {
    const zone = this.find(timeZonePath)
    if (zone === undefined) return 'America/New_York'
    return typeof zone === 'string' && zone !== '' ? zone : 'UTC'
  }

  find(path: Path): unknown {
    if (path === this.firstPath) return this.firstFound
    if (path === this.secondPath) return this.secondFound
    const first = path[0] ?? ''
    return followFrom(first === '@' ? this.node : this.#findFirst(first), path)
  }

  findOutside(path: Path): unknown {
    return findFrom(this.frame, path)
  }

  render(template: Template, node: unknown, isPrivate = false): string {
    const run = runOf(lazyRunOf(template), this.#render)
    const outside = this.#enter()
    const output = run(this.#render, this.#frameFor(node, isPrivate))
    this.#render.printedOutside = outside
    return output
  }

  apply(
    name: string,
    node: unknown,
    args: Readonly<Record<string, string>> | undefined,
    isPrivate: boolean,
  ): string {
    const target = findTarget(this.#render, this.frame, name, this)
    if (!target) return ''
    const frame = this.#frameFor(node, isPrivate)
    if (args) bindVariable(frame, '@args', args)
    return this.#call(frame, target)
  }

  /** Runs a macro or partial in the current frame (the instruction `.include`). */
  include(name: string): string {
    const target = findTarget(this.#render, this.frame, name, this)
    return target ? this.#call(this.frame, target) : ''
  }

  chargeBytes(count: number): void {
    this.#render.chargeBytes(count, this)
  }

  chargeSteps(count: number): void {
    this.#render.takeSteps(count, this)
  }

  report(...error: Parameters<Scope['report']>): void {
    this.#render.report(this, ...error)
  }

  #findFirst(name: string | number): unknown {
    if (this.node !== this.frame.node && !isSpecial(name)) {
      const value = ownValue(this.node, name)
      if (value !== undefined) return value
    }
    return findFirst(this.frame, name)
  }

  /** A formatter works inside the frame of its variable, which partials see between their own and the surrounding one. */
  #frameFor(node: unknown, isPrivate: boolean): Frame {
    const around =
      this.node === node || this.node === this.frame.node ? this.frame : new Frame(this.node, this.frame)
    const frame = new Frame(node, around)
    frame.isLast = isPrivate
    return frame
  }

  #call(frame: Frame, target: Target): string {
    const outside = this.#enter()
    const output = callTarget(this.#render, frame, target, this)
    this.#render.printedOutside = outside
    return output
  }

  /** From here on, what was printed up to this tag counts as printed outside; gives what counted so before. */
  #enter(): number {
    const outside = this.#render.printedOutside
    this.#render.printedOutside = this.printed
    return outside
  }
}

const timeZonePath: Path = ['website', 'timeZone']
