/**
 * `npm run -s words [-- LANGUAGE …]`: writes the English sentences of the panel and of what visitors see, with the files they stand in,
 * and what each language lacks, to .cache/words; sorts the translations and leaves out those of sentences that are gone.
 */
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { checkTranslations } from './check-translations.ts'
import { readSentences } from './read-sentences.ts'
import { panelApp, type SpokenApp, saidToOwners, storefrontApp } from './spoken-app.ts'
import { fileOf, readLanguages } from './translations.ts'

const folder = path.resolve(import.meta.dirname, '../../.cache/words')
mkdirSync(folder, { recursive: true })
for (const app of [panelApp, storefrontApp, saidToOwners]) tidyUp(app)

function tidyUp(app: SpokenApp): void {
  for (const language of process.argv.slice(2)) {
    if (!/^[a-z]{2,3}$/.test(language)) throw new Error(`${language} is no code of a language, such as fr.`)
    if (!existsSync(fileOf(app, language))) write(fileOf(app, language), {})
  }
  const sentences = readSentences(app)
  write(path.join(folder, `${app.name}.en.json`), Object.fromEntries(sentences))
  console.log(`${app.name}: ${sentences.size} sentences`)
  for (const [language, translations] of readLanguages(app)) {
    const { missing, unused, wrong, percent } = checkTranslations(sentences.keys(), translations)
    write(
      fileOf(app, language),
      Object.fromEntries([...translations].toSorted(([one], [other]) => (one < other ? -1 : 1))),
    )
    write(path.join(folder, `${app.name}.${language}.unused.json`), unused)
    write(
      path.join(folder, `${app.name}.${language}.missing.json`),
      Object.fromEntries(missing.map((text) => [text, sentences.get(text)])),
    )
    console.log(
      `  ${language}: ${percent} % translated, ${missing.length} missing, ${unused.length} that stand in no file`,
    )
    for (const text of wrong)
      console.log(`    The values of the translation are others than those of: ${text}`)
    if (wrong.length > 0) process.exitCode = 1
  }
}

function write(file: string | URL, content: unknown): void {
  writeFileSync(file, `${JSON.stringify(content, null, 2)}\n`)
}
