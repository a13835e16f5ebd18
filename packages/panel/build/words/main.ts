/**
 * `npm run -s panel-words [-- LANGUAGE …]`: writes the English sentences of the panel with the files they stand in, and what each
 * language lacks, to .cache/panel-words; sorts the translations and leaves out those of sentences that are gone.
 */
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { checkTranslations } from './check-translations.ts'
import { readSentences } from './read-sentences.ts'
import { fileOf, readLanguages } from './translations.ts'

const folder = path.resolve(import.meta.dirname, '../../../../.cache/panel-words')
mkdirSync(folder, { recursive: true })
const write = (file: string | URL, content: unknown) =>
  writeFileSync(file, `${JSON.stringify(content, null, 2)}\n`)

for (const language of process.argv.slice(2)) {
  if (!/^[a-z]{2,3}$/.test(language)) throw new Error(`${language} is no code of a language, such as fr.`)
  if (!existsSync(fileOf(language))) write(fileOf(language), {})
}

const sentences = readSentences()
write(path.join(folder, 'en.json'), Object.fromEntries(sentences))
console.log(`${sentences.size} sentences`)

for (const [language, translations] of readLanguages()) {
  const { missing, unused, wrong, percent } = checkTranslations(sentences.keys(), translations)
  const kept = [...translations].filter(([text]) => sentences.has(text))
  write(fileOf(language), Object.fromEntries(kept.toSorted(([one], [other]) => (one < other ? -1 : 1))))
  write(
    path.join(folder, `${language}.missing.json`),
    Object.fromEntries(missing.map((text) => [text, sentences.get(text)])),
  )
  console.log(`${language}: ${percent} % translated, ${missing.length} missing, ${unused.length} left out`)
  for (const text of wrong) console.log(`  The values of the translation are others than those of: ${text}`)
  if (wrong.length > 0) process.exitCode = 1
}
