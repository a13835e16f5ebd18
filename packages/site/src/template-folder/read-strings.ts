import { isRecord } from '@vitrine/domain/shapes/is-record'
import type { FolderReader } from './folder-reader.ts'
import { localesOfLanguage, readLocale } from './near-locales.ts'
import type { TemplateStrings } from './template-folder.ts'

/** Texts that pages print, and before them those that are labels of places for blocks: the same name in both means the page's. */
const kinds = ['annotations', 'template'] as const

/**
 * The texts that a template brings by name, by locale: `strings/template-en-US.json`, and a file of each locale that they are translated to. Those
 * of `configuration` and `tweaks` are for the settings of the platform that templates come from, and are not read.
 */
export async function readStrings(reader: FolderReader): Promise<ReadonlyMap<string, TemplateStrings>> {
  const names = await reader.names('strings', '.json')
  const strings = new Map<string, TemplateStrings>()
  for (const kind of kinds) {
    const ofKind = new Map<string, TemplateStrings>()
    for (const name of names.filter((each) => each.startsWith(`${kind}-`))) {
      const file = `strings/${name}.json`
      const locale = name.slice(kind.length + 1)
      if (readLocale(locale)) ofKind.set(locale, await readTexts(file, reader))
      else reader.warn(file, `'${locale}' is no language.`)
    }
    if (kind === 'template') warnOfMissing(ofKind, reader)
    for (const [locale, texts] of ofKind) strings.set(locale, { ...strings.get(locale), ...texts })
  }
  return strings
}

async function readTexts(file: string, reader: FolderReader): Promise<TemplateStrings> {
  const conf = await reader.readConf(file)
  return Object.fromEntries(
    Object.entries(isRecord(conf) ? conf : {}).flatMap(([name, text]) => {
      if (typeof text === 'string') return [[name, text] as const]
      reader.warn(file, `The text '${name}' should be a text.`)
      return []
    }),
  )
}

/** Of very many texts that a language lacks, so many are named. */
const maxNamed = 50

/** Of several countries with one language, each needs no more than what differs there. */
function warnOfMissing(strings: ReadonlyMap<string, TemplateStrings>, reader: FolderReader): void {
  const locales = [...strings.keys()]
  const all = new Set([...strings.values()].flatMap((texts) => Object.keys(texts)))
  for (const locale of locales) {
    const near = localesOfLanguage(readLocale(locale)?.language ?? '', locales)
    if (near.at(-1) !== locale) continue
    const missing = [...all].filter((name) =>
      near.every((each) => !Object.hasOwn(strings.get(each) ?? {}, name)),
    )
    if (missing.length === 0) continue
    const list = missing
      .slice(0, maxNamed)
      .map((name) => `'${name}'`)
      .join(', ')
    reader.warn(`strings/template-${locale}.json`, `Other languages of the template have ${list} as well.`)
  }
}
