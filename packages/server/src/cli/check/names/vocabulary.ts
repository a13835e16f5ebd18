import { tagWriters } from '@vitrine/site/assemble/tags/tag-writers'
import type { SourceFile } from '@vitrine/site/template-folder/template-folder'
import type { Registry } from '@vitrine/template/registry'

/** A part of the language: how many names of it the template uses, and which of them are not known here. */
export interface VocabularyPart {
  readonly name: 'formatters' | 'predicates' | 'tags' | 'variables of the platform'
  readonly used: number
  readonly unknown: readonly string[]
}

/** Names behind `squarespace.` that pages are given (platform reference, section 1.5). */
export const platformVariables: ReadonlySet<string> = new Set([
  'headers',
  'footers',
  'main-content',
  'page-id',
  'page-classes',
  'page-title',
  'template-revision',
  'cart-classes',
  'facebookAppId',
  'post-entry',
])

/** Counts the names of the language that a template uses. */
export function readVocabulary(
  sources: readonly SourceFile[],
  registry: Registry,
): readonly VocabularyPart[] {
  const text = sources.map((source) => source.text).join('\n')
  const tags = [...text.matchAll(/\{[^{}\n]*\}/g)].map(([tag]) => tag)
  const variables = tags.filter((tag) => !tag.startsWith('{.') && !tag.startsWith('{#'))
  return [
    part('formatters', namesIn(variables, /\|\s*([a-zA-Z][\w-]*)/g), (name) => registry.formatters.has(name)),
    part('predicates', namesIn(tags, /\{\.(?:if\s+)?([a-zA-Z][\w.-]*\?)/g), (name) =>
      registry.predicates.has(name),
    ),
    part('tags', namesIn([text], /<squarespace:([a-z-]+)/g), (name) => tagWriters[name] !== undefined),
    part('variables of the platform', namesIn(tags, /\bsquarespace[.-]([a-zA-Z-]+)/g), (name) =>
      platformVariables.has(name),
    ),
  ]
}

function part(
  name: VocabularyPart['name'],
  used: ReadonlySet<string>,
  isKnown: (name: string) => boolean,
): VocabularyPart {
  return { name, used: used.size, unknown: [...used].filter((each) => !isKnown(each)).sort() }
}

function namesIn(texts: readonly string[], pattern: RegExp): ReadonlySet<string> {
  return new Set(texts.flatMap((text) => [...text.matchAll(pattern)].map(([, name = '']) => name)))
}
