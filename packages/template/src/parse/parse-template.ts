import type { Block, Tag } from '../constructs/construct.ts'
import { readText } from '../constructs/text.ts'
import type { TemplateError, TemplateErrorCode } from '../errors.ts'
import type { Registry } from '../registry.ts'
import { maxErrors } from '../render/render.ts'
import { errorAt, type Source } from '../render/source.ts'
import { assemble } from './assemble.ts'
import type { TagReading } from './read-calls.ts'
import { readTag } from './read-tag.ts'
import { scan } from './scan.ts'
import { suggest } from './suggest.ts'

/** Reads a source into its tree; mistakes are listed in the order they stand in (language reference, section 7.1). */
export function parseTemplate(source: Source, registry: Registry): { tree: Block; errors: TemplateError[] } {
  const errors: TemplateError[] = []
  const report = (code: TemplateErrorCode, message: string, at: number, suggestion?: string): void => {
    if (errors.length >= maxErrors) return
    errors.push(errorAt(source, at, { code, message: `SyntaxError: ${message}`, suggestion }))
  }
  const onUnknown: TagReading['onUnknown'] = (kind, name, at) => {
    if (errors.length >= maxErrors) return
    const known = kind === 'formatter' ? registry.formatters : registry.predicates
    const title = kind === 'formatter' ? 'Formatter' : 'Predicate'
    report(`unknown-${kind}`, `${title} '${name}' is unknown`, at, suggest(name, known.keys()))
  }
  const tree = assemble(readTags(source.text, { registry, onUnknown }), report)
  return { tree, errors: errors.sort((left, right) => left.line - right.line || left.column - right.column) }
}

function* readTags(text: string, reading: TagReading): Generator<Tag> {
  for (const stretch of scan(text)) {
    if (stretch.kind === 'text') {
      yield readText(stretch.text, stretch.at)
      continue
    }
    const { at } = stretch
    // A candidate that is no tag is text, braces included: so inline styles and scripts pass.
    yield readTag(stretch.text, at, reading) ?? readText(`{${stretch.text}}`, at)
  }
}
