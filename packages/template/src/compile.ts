import type { TemplateError, TemplateErrorCode } from './errors.ts'
import { build } from './generate/build.ts'
import { assemble } from './instructions/assemble.ts'
import type { Block, Tag } from './instructions/tree.ts'
import { readTag, type TagReading } from './parse/read-tag.ts'
import { scan } from './parse/scan.ts'
import type { Registry } from './registry.ts'
import { maxErrors } from './render/render.ts'
import { renderWith } from './render/render-with.ts'
import { type Run, registerRun } from './render/runnable.ts'
import { errorAt, type Source } from './render/source.ts'
import { suggest } from './suggest.ts'
import type { Limits, Template } from './template.ts'

/** How a template is compiled. */
export interface CompileOptions {
  /** Named in errors. */
  readonly file?: string
  readonly registry: Registry
  /** The budgets of renders that name none. */
  readonly limits?: Partial<Limits>
  /** Whether `.eval` runs; true unless given. */
  readonly expressions?: boolean
  /** Whether `.include` runs; true unless given. */
  readonly includes?: boolean
}

/**
 * Compiles the source of a template. Never throws for what is written in it: mistakes are listed in `errors`, and the rest
 * renders. Throws a TypeError for anything but text.
 */
export function compile(source: string, options: CompileOptions): Template {
  if (typeof source !== 'string') throw new TypeError('a template is compiled from text')
  const text: Source = { file: options.file ?? 'template', text: source }
  const { tree, errors } = parse(text, options.registry)
  const switches = { includes: options.includes ?? true, expressions: options.expressions ?? true }
  let run: Run | undefined
  // The code is generated when it is first needed: many partials of a site never are.
  const runWhenNeeded = (): Run => {
    run ??= build(tree, text, switches)
    return run
  }
  const template: Template = Object.freeze({
    file: text.file,
    errors: Object.freeze(errors),
    render: renderWith({ run: runWhenNeeded, source: text, limits: options.limits }),
  })
  registerRun(template, runWhenNeeded)
  return template
}

function parse(source: Source, registry: Registry): { tree: Block; errors: TemplateError[] } {
  const errors: TemplateError[] = []
  const report = (code: TemplateErrorCode, message: string, at: number, suggestion?: string): void => {
    if (errors.length >= maxErrors) return
    errors.push(errorAt(source, at, { code, message: `SyntaxError: ${message}`, suggestion }))
  }
  let at = 0
  const onUnknown: TagReading['onUnknown'] = (kind, name) => {
    if (errors.length >= maxErrors) return
    const known = kind === 'formatter' ? registry.formatters : registry.predicates
    const title = kind === 'formatter' ? 'Formatter' : 'Predicate'
    report(`unknown-${kind}`, `${title} '${name}' is unknown`, at, suggest(name, known.keys()))
  }
  const tags = readTags(source.text, { registry, onUnknown }, (offset) => {
    at = offset
  })
  const tree = assemble(tags, report)
  return { tree, errors: errors.sort((left, right) => left.line - right.line || left.column - right.column) }
}

function* readTags(text: string, reading: TagReading, onTag: (at: number) => void): Generator<Tag> {
  for (const stretch of scan(text)) {
    if (stretch.kind === 'text') {
      yield stretch
      continue
    }
    onTag(stretch.at)
    // A candidate that is no tag is text, braces included: so inline styles and scripts pass.
    yield readTag(stretch.text, stretch.at, reading) ?? {
      kind: 'text',
      at: stretch.at,
      text: `{${stretch.text}}`,
    }
  }
}
