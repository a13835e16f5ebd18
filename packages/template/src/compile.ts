import { build } from './generate/build.ts'
import { parseTemplate } from './parse/parse-template.ts'
import type { Registry } from './registry.ts'
import { renderWith } from './render/render-with.ts'
import { LazyRun, registerRun } from './render/runnable.ts'
import type { Source } from './render/source.ts'
import type { Limits, Template } from './template.ts'
import { walkerOf } from './walk/walk.ts'

/** How a template is compiled. */
export interface CompileOptions {
  /** Named in errors. */
  readonly file?: string
  /** Lines of the file before the source, where that is a part of it: errors count them. */
  readonly linesBefore?: number
  readonly registry: Registry
  /** The budgets of renders that name none. */
  readonly limits?: Partial<Limits>
  /** Whether `.eval` runs; true unless given. */
  readonly expressions?: boolean
  /** Whether `.include` runs; true unless given. */
  readonly includes?: boolean
  /** How many runs walk the tree before code is generated for the others; 8 unless given. */
  readonly walks?: number
}

/** Generating code costs about as much as this many runs lose by walking. */
const walksByDefault = 8

/**
 * Compiles the source of a template. Never throws for what is written in it: mistakes are listed in `errors`, and the rest
 * renders. Throws a TypeError for anything but text.
 */
export function compile(source: string, options: CompileOptions): Template {
  if (typeof source !== 'string') throw new TypeError('a template is compiled from text')
  const text: Source = {
    file: options.file ?? 'template',
    text: source,
    linesBefore: options.linesBefore ?? 0,
  }
  const { tree, errors } = parseTemplate(text, options.registry)
  const switches = { includes: options.includes ?? true, expressions: options.expressions ?? true }
  const run = new LazyRun({
    walk: walkerOf(tree, text, switches),
    build: () => build(tree, text, switches),
    walks: options.walks ?? walksByDefault,
  })
  const template: Template = Object.freeze({
    file: text.file,
    errors: Object.freeze(errors),
    render: renderWith({ run, source: text, limits: options.limits }),
  })
  registerRun(template, run)
  return template
}
