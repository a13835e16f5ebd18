import { markTags, type TagBody } from '@vitrine/site/template-folder/mark-tags'
import type { SourceFile } from '@vitrine/site/template-folder/template-folder'
import type { Finding } from '../finding.ts'

const macro = /\{\.macro ([^\s}]+)\}/g
const application = /\|apply ([^\s|}]+)/g
const setVariable = /\{\.(?:var|ctx|inject) (@[\w-]+)/g
const variable = /(@[A-Za-z_][\w-]*)/g

/** Tags of the template language; what stands between them is no name. */
const languageTag = /\{[^{}\n]*\}/g

/** Those that blocks of the language set by themselves. */
const ofLanguage: ReadonlySet<string> = new Set(['@index', '@index0', '@root'])

/**
 * Macros and variables that the body of a `<squarespace:…>` tag uses and that stand outside of it: the body is a template of its own, for the
 * data that its tag brings, and sees neither (platform reference, section 1.4).
 */
export function findUnseenInBodies(
  sources: readonly SourceFile[],
  blocks: ReadonlyMap<string, unknown>,
): readonly Finding[] {
  const macros = new Set(sources.flatMap(({ text }) => namesIn(text, macro)))
  return sources.flatMap((source) => {
    const variables = new Set(namesIn(source.text, setVariable))
    return bodiesOf(source.text).flatMap(({ text, line }) => {
      const own = new Set([...namesIn(text, macro), ...namesIn(text, setVariable)])
      const isUnseen = (name: string) =>
        !own.has(name) &&
        !ofLanguage.has(name) &&
        (variables.has(name) || (macros.has(name) && !blocks.has(name)))
      return text.split('\n').flatMap((shown, index) => {
        const tags = (shown.match(languageTag) ?? []).join('\n')
        const used = new Set([...namesIn(tags, application), ...namesIn(tags, variable)])
        return [...used].filter(isUnseen).map((name) => warningOn(source, line + index, name))
      })
    })
  })
}

/** The bodies of tags, each without those inside of it, and the lines on which they begin. */
function bodiesOf(source: string, linesBefore = 0): readonly TagBody[] {
  const bodies: TagBody[] = []
  const keep = (body: TagBody | null) => {
    if (!body) return 0
    const line = linesBefore + body.line
    bodies.push({ text: markTags(body.text, () => 0, 'check'), line }, ...bodiesOf(body.text, line - 1))
    return 0
  }
  markTags(source, keep, 'check')
  return bodies
}

function namesIn(text: string, pattern: RegExp): readonly string[] {
  return [...text.matchAll(pattern)].map(([, name = '']) => name)
}

function warningOn({ file, text }: SourceFile, line: number, name: string): Finding {
  const what = name.startsWith('@') ? 'variable' : 'macro'
  return {
    file,
    line,
    column: null,
    severity: 'warning',
    message: `The ${what} '${name}' stands outside of the <squarespace:…> tag, whose body does not see it`,
    sourceLine: text.split('\n')[line - 1] ?? '',
  }
}
