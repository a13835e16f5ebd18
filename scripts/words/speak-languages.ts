import { createHash } from 'node:crypto'
import type { Plugin, Rolldown } from 'vite'
import { Marks } from './marks.ts'
import { rewriteWords } from './rewrite-words.ts'
import type { SpokenApp } from './spoken-app.ts'
import { readLanguages, type Translations, translate } from './translations.ts'

/** Where the copy of a script in a language goes. */
type CopyName = (file: string, language: { readonly code: string; readonly hash: string }) => string

/**
 * Builds an app in each of its languages: sentences of the source are marked before anything else happens to it, and each mark
 * becomes the words of a language when the files are written. English stands in them as without this; of every other language there is
 * a copy, in a folder beside; the panel's with a page of its own.
 */
export function speakLanguages(app: SpokenApp, copyName: CopyName = inFolder): Plugin {
  const marks = new Marks()
  return {
    name: 'speak-languages',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: /\/packages\/[^?]+\.tsx?$/ },
      handler(code, id) {
        const file = id.slice(id.lastIndexOf('/packages/') + '/packages/'.length)
        const written = rewriteWords(app, file, code, marks.add).code
        return written === null ? null : { code: written, map: null }
      },
    },
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const marked = Object.values(bundle).flatMap(asText)
        for (const [language, translations] of readLanguages(app))
          for (const file of inLanguage(marked, marks, { language, translations, copyName }))
            this.emitFile(file)
        for (const { file, code } of marked)
          setText(
            bundle[file],
            marks.fill(code, ({ text }) => text),
          )
      },
    },
  }
}

/** In a folder that is named after the words, as browsers keep its files for ever. */
const inFolder: CopyName = (file, { code, hash }) => file.replace(/[^/]+$/, `${code}-${hash}/$&`)

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
  readonly copyName: CopyName
}

/** The same files in a language. */
function inLanguage(
  marked: readonly TextOfBuild[],
  marks: Marks,
  { language, translations, copyName }: Language,
): readonly { type: 'asset'; fileName: string; source: string }[] {
  const hash = createHash('sha256')
    .update(JSON.stringify([...translations]))
    .digest('hex')
    .slice(0, 7)
  const scripts = marked.filter(({ file }) => file.endsWith('.js'))
  const moved = new Map(scripts.map(({ file }) => [file, copyName(file, { code: language, hash })]))
  return marked.map(({ file, code }) => {
    const filled = marks.fill(code, (sentence) => translate(translations, sentence) ?? sentence.text)
    // Copies lie beside each other: what is named from file to file stays.
    const source = filled.replace(/(?<!\.\/)(?:assets\/)?[\w-]+\.js/g, (name) => moved.get(name) ?? name)
    if (file !== 'index.html') return { type: 'asset', fileName: moved.get(file) ?? file, source }
    const page = source.replace('<html lang="en">', `<html lang="${language}">`)
    return { type: 'asset', fileName: `index.${language}.html`, source: page }
  })
}
