import { createHash } from 'node:crypto'
import type { Plugin, Rolldown } from 'vite'
import { Marks } from './marks.ts'
import { rewriteWords } from './rewrite-words.ts'
import { readLanguages, type Translations, translate } from './translations.ts'

/**
 * Builds the panel in each of its languages: sentences of the source are marked before anything else happens to it, and each mark
 * becomes the words of a language when the files are written. English stands in them as without this; of every other language there is
 * a copy beside, with a page of its own.
 */
export function speakLanguages(): Plugin {
  const marks = new Marks()
  return {
    name: 'speak-languages',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: /\/packages\/(?:panel|contract|domain)\/src\/[^?]+\.tsx?$/ },
      handler(code, id) {
        const file = id.slice(id.lastIndexOf('/packages/') + '/packages/'.length)
        const written = rewriteWords(file, code, marks.add).code
        return written === null ? null : { code: written, map: null }
      },
    },
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const marked = Object.values(bundle).flatMap(asText)
        for (const [language, translations] of readLanguages())
          for (const file of inLanguage(marked, marks, { language, translations })) this.emitFile(file)
        for (const { file, code } of marked)
          setText(
            bundle[file],
            marks.fill(code, ({ text }) => text),
          )
      },
    },
  }
}

/** A script, or the page. */
interface TextOfBuild {
  readonly file: string
  readonly code: string
}

type BuiltFile = Rolldown.OutputAsset | Rolldown.OutputChunk

function asText(built: BuiltFile): readonly TextOfBuild[] {
  if (built.type === 'chunk') return [{ file: built.fileName, code: built.code }]
  return built.fileName === 'index.html' ? [{ file: built.fileName, code: String(built.source) }] : []
}

function setText(built: BuiltFile | undefined, text: string): void {
  if (built?.type === 'chunk') built.code = text
}

interface Language {
  readonly language: string
  readonly translations: Translations
}

/** The same files in a language. Their folder is named after its words, as browsers keep them for ever. */
function inLanguage(
  marked: readonly TextOfBuild[],
  marks: Marks,
  { language, translations }: Language,
): readonly { type: 'asset'; fileName: string; source: string }[] {
  const hash = createHash('sha256')
    .update(JSON.stringify([...translations]))
    .digest('hex')
    .slice(0, 7)
  const moved = new Map(
    marked
      .filter(({ file }) => file.endsWith('.js'))
      .map(({ file }) => [file, file.replace(/^assets\//, `assets/${language}-${hash}/`)]),
  )
  return marked.map(({ file, code }) => {
    const filled = marks.fill(code, (sentence) => translate(translations, sentence) ?? sentence.text)
    const source = filled.replace(/assets\/[\w-]+\.js/g, (name) => moved.get(name) ?? name)
    if (file !== 'index.html') return { type: 'asset', fileName: moved.get(file) ?? file, source }
    const page = source.replace('<html lang="en">', `<html lang="${language}">`)
    return { type: 'asset', fileName: `index.${language}.html`, source: page }
  })
}
