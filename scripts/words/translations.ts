import { readdirSync, readFileSync } from 'node:fs'
import type { FoundSentence } from './rewrite-words.ts'
import type { SpokenApp } from './spoken-app.ts'

/** A sentence in another language; where it means several things, by the beginnings of the files in which it stands. */
type Translation = string | Readonly<Record<string, string>>

/** The sentences of a language by the English ones. */
export type Translations = ReadonlyMap<string, Translation>

const folderOf = ({ name }: SpokenApp) => new URL(`../../packages/${name}/src/words/`, import.meta.url)

/** The languages that an app is translated to, by their codes. */
export function readLanguages(app: SpokenApp): ReadonlyMap<string, Translations> {
  const codes = readdirSync(folderOf(app)).flatMap((file) => /^(\w+)\.json$/.exec(file)?.[1] ?? [])
  return new Map(codes.map((code) => [code, readTranslations(app, code)]))
}

/** The file of a language. */
export const fileOf = (app: SpokenApp, language: string) => new URL(`${language}.json`, folderOf(app))

function readTranslations(app: SpokenApp, language: string): Translations {
  const known: Readonly<Record<string, Translation>> = JSON.parse(readFileSync(fileOf(app, language), 'utf8'))
  return new Map(Object.entries(known))
}

/** A sentence in a language; undefined where it is not translated. */
export function translate(translations: Translations, { text, file }: FoundSentence): string | undefined {
  const known = translations.get(text)
  if (known === undefined || typeof known === 'string') return known
  const [nearest] = Object.keys(known)
    .filter((place) => file.startsWith(place))
    .toSorted((one, other) => other.length - one.length)
  return nearest === undefined ? undefined : known[nearest]
}

/** What stands behind an English sentence, as text. */
export function textsOf(translation: Translation): readonly string[] {
  return typeof translation === 'string' ? [translation] : Object.values(translation)
}
