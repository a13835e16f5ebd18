import { createHash } from 'node:crypto'
import type { Stylesheet } from '../styles/stylesheet.ts'
import type { TemplateFolder } from '../template-folder/template-folder.ts'
import type { ScriptFolder } from './script-folder.ts'

/** As many digits of a hash as a number holds exactly. */
const digits = 12

/** Tells a template from others by all that pages are made of: read again as it was, it has the version that it had. */
export function versionOf(
  folder: TemplateFolder,
  stylesheet: Stylesheet,
  { hashes }: Pick<ScriptFolder, 'hashes'>,
): number {
  const content = JSON.stringify([folder, stylesheet, hashes], (_name, value: unknown) =>
    value instanceof Map ? [...value] : value,
  )
  return Number.parseInt(createHash('sha256').update(content).digest('hex').slice(0, digits), 16)
}
