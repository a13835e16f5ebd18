import { parseSync } from 'vite'
import { applyEdits } from './edit.ts'
import { editsIn } from './edits-in.ts'
import { type SpokenApp, sayersOf, silentFiles } from './spoken-app.ts'

/** A sentence of an app, and the file in which it stands, from the folder of packages. */
export interface FoundSentence {
  readonly text: string
  readonly file: string
}

interface WordsOfFile {
  /** The source with its sentences marked; null when it has none. */
  readonly code: string | null
  readonly found: readonly FoundSentence[]
}

/** Finds the sentences of a source file, and writes what `mark` gives in their places. */
export function rewriteWords(
  app: SpokenApp,
  file: string,
  source: string,
  mark: (sentence: FoundSentence) => string,
): WordsOfFile {
  const found: FoundSentence[] = []
  if (!app.files.test(file) || silentFiles.test(file)) return { code: null, found }
  const { program, errors } = parseSync(file, source)
  if (errors.length > 0) return { code: null, found }
  const sayers = sayersOf(app)
  const wanted = new Set<keyof typeof sayers>()
  const edits = editsIn(program, app.positionIn(file), {
    source,
    want: (name) => wanted.add(name),
    say: (text) => {
      found.push({ text, file })
      return mark({ text, file })
    },
  })
  if (found.length === 0) return { code: null, found }
  const ways = [...wanted].map((name) => `\n${sayers[name]}`)
  return { code: applyEdits(source, { start: 0, end: source.length }, edits) + ways.join(''), found }
}
