import { parseSync } from 'vite'
import { applyEdits } from './edit.ts'
import { editsIn } from './edits-in.ts'

/** A sentence of the panel, and the file in which it stands, from the folder of packages. */
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
  file: string,
  source: string,
  mark: (sentence: FoundSentence) => string,
): WordsOfFile {
  const found: FoundSentence[] = []
  if (!isSpoken.test(file) || isSilent.test(file)) return { code: null, found }
  const { program, errors } = parseSync(file, source)
  if (errors.length > 0) return { code: null, found }
  const wanted = new Set<keyof typeof sayers>()
  // Of rules and contract the panel shows descriptions of lists, and tables of words.
  const edits = editsIn(program, /^panel\/|-list\.ts$/.test(file) ? 'perhaps' : 'code', {
    source,
    want: (name) => wanted.add(name),
    say: (text) => {
      found.push({ text, file })
      return mark({ text, file })
    },
  })
  if (found.length === 0) return { code: null, found }
  const imports = [...wanted].map((name) => `\nimport { ${name} } from '${sayers[name]}'`)
  return { code: applyEdits(source, { start: 0, end: source.length }, edits) + imports.join(''), found }
}

/** What puts sentences with values together when they are shown. */
const sayers = {
  sayText: '@vitrine/panel/words/say-text',
  sayWords: '@vitrine/panel/words/say-words',
} as const

const isSpoken = /^(?:panel|contract|domain)\/src\/.*\.tsx?$/

/** Tests, and texts that become content of the site: those of its mails. */
const isSilent = /\.(?:test|d)\.tsx?$|\/testing\/|\/mail-text|\/words\/say-/
