import { type FolderReader, isRecord } from './folder-reader.ts'
import type { TemplateWords } from './template-folder.ts'

/** The language that a template's words are written in, and shown in where another has none. */
export const ownLanguage = 'en'

/** The words that a template brings, by language: `words/en.json`, and a file of each language that they are translated to. */
export async function readWords(reader: FolderReader): Promise<ReadonlyMap<string, TemplateWords>> {
  const words = new Map<string, TemplateWords>()
  for (const language of await reader.names('words', '.json'))
    words.set(language.toLowerCase(), await readLanguage(`words/${language}.json`, reader))
  warnOfMissing(words, reader)
  return words
}

async function readLanguage(file: string, reader: FolderReader): Promise<TemplateWords> {
  const conf = await reader.readConf(file)
  return Object.fromEntries(
    Object.entries(isRecord(conf) ? conf : {}).flatMap(([name, text]) => {
      if (typeof text === 'string') return [[name, text] as const]
      reader.warn(file, `The words '${name}' should be a text.`)
      return []
    }),
  )
}

/** A language of a region, such as `de-at`, needs no more than what differs there. */
function warnOfMissing(words: ReadonlyMap<string, TemplateWords>, reader: FolderReader): void {
  const own = Object.keys(words.get(ownLanguage) ?? {})
  for (const [language, translated] of words) {
    if (language === ownLanguage || /[-_]/.test(language)) continue
    for (const name of own.filter((each) => !Object.hasOwn(translated, each)))
      reader.warn(`words/${language}.json`, `The words '${name}' are missing, and stay English.`)
  }
}
