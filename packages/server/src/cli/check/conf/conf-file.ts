import { FolderReader } from '@vitrine/site/template-folder/folder-reader'
import { readInside } from '@vitrine/site/template-folder/read-inside'
import { suggest } from '@vitrine/template/parse/suggest'
import type { Finding } from '../finding.ts'
import type { KnownSettings } from './known-settings.ts'
import { hasShape, type Shape, shapeText } from './shape.ts'

/** A configuration file, with the lines that findings point at. */
export interface ConfFile {
  readonly file: string
  readonly settings: Readonly<Record<string, unknown>>
  readonly lines: readonly string[]
}

/** Reads one; what keeps it from being read is told elsewhere, and it is taken for empty. */
export async function readConfFile(dir: string, file: string): Promise<ConfFile> {
  const text = (await readInside(dir, file)) ?? ''
  return { file, settings: await new FolderReader(dir).readConf(file), lines: text.split('\n') }
}

/** A warning on the first line that holds a word, such as a key or a name. */
export function warnIn({ file, lines }: ConfFile, word: string, message: string): Finding {
  const mark = new RegExp(`(?<![\\w-])${word.replace(/\W/g, '\\$&')}(?![\\w-])`)
  const at = lines.findIndex((line) => mark.test(line))
  const place = at < 0 ? { line: null } : { line: at + 1, sourceLine: lines[at] ?? '' }
  return { file, column: null, severity: 'warning', message, ...place }
}

/** Settings that are not known, and those whose value is of another kind than is read: they do nothing. */
export function findWrongSettings(conf: ConfFile, known: KnownSettings): readonly Finding[] {
  return Object.entries(conf.settings).flatMap(([key, value]) => {
    const shape = Object.hasOwn(known, key) ? known[key] : undefined
    return shape === undefined ? [unknownSetting(conf, key, known)] : wrongShape(conf, { key, value, shape })
  })
}

function unknownSetting(conf: ConfFile, key: string, known: KnownSettings): Finding {
  const suggestion = suggest(key, Object.keys(known))
  const finding = warnIn(conf, key, `There is no setting '${key}'`)
  return suggestion === undefined ? finding : { ...finding, suggestion }
}

/** Nothing where a value has its shape. */
export function wrongShape(
  conf: ConfFile,
  { key, value, shape }: { readonly key: string; readonly value: unknown; readonly shape: Shape },
): readonly Finding[] {
  if (value === null || hasShape(value, shape)) return []
  return [warnIn(conf, key, `'${key}' should be ${shapeText[shape]}`)]
}
