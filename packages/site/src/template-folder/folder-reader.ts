import path from 'node:path'
import { isRecord } from '@vitrine/domain/shapes/is-record'
import { LenientJsonError, parseLenientJson } from './lenient-json.ts'
import { listInside, placeInside, readInside } from './read-inside.ts'
import type { FolderWarning, SourceFile } from './template-folder.ts'

/** More files of one kind than any template has. */
const maxFilesOfAKind = 2_000

/** All that is read of a template as text comes to no more than this, in characters; the demo has a hundredth of it. */
export const maxFolderChars = 4_000_000

/** More than anybody reads. */
const maxWarnings = 500

/** More names than anybody looks up the lines of. */
const maxNamesWithLines = 200

/** Reads the files of a template folder, and remembers what was wrong with them. */
export class FolderReader {
  readonly warnings: FolderWarning[] = []
  /** Whether files were left out, as all together are too long. */
  isTooLong = false
  readonly #dir: string
  readonly #maxChars: number
  #chars = 0

  constructor(dir: string, maxChars = maxFolderChars) {
    this.#dir = dir
    this.#maxChars = maxChars
  }

  /** Remembers something to be fixed. */
  warn(file: string, message: string, line: number | null = null): void {
    if (this.warnings.length < maxWarnings) this.warnings.push({ file, line, message })
  }

  /** Names in a folder that end so, without the ending. */
  async names(folder: string, ending: string): Promise<readonly string[]> {
    const names = (await listInside(this.#dir, folder)).filter((name) => name.toLowerCase().endsWith(ending))
    if (names.length > maxFilesOfAKind) this.warn(folder, 'There are too many files; some are left out.')
    return names.slice(0, maxFilesOfAKind).map((name) => name.slice(0, -ending.length))
  }

  /** All files of a folder that end so, by their name without the ending. */
  async readAll(folder: string, ending: string): Promise<Map<string, SourceFile>> {
    const files = new Map<string, SourceFile>()
    for (const name of await this.names(folder, ending)) {
      const file = await this.read(path.posix.join(folder, name + ending))
      if (file) files.set(name, file)
    }
    return files
  }

  /** A file as text; null when it is not there or cannot be used. */
  async read(file: string): Promise<SourceFile | null> {
    if (this.isTooLong) return null
    const text = await readInside(this.#dir, file)
    if (text !== null) return this.#taken({ file, text })
    if ((await placeInside(this.#dir, file)) !== null) this.warn(file, 'The file is too large and left out.')
    return null
  }

  #taken(source: SourceFile): SourceFile | null {
    if (this.#chars + source.text.length > this.#maxChars) {
      this.isTooLong = true
      this.warn(source.file, 'The files of the template are too long together; the rest is left out.')
      return null
    }
    this.#chars += source.text.length
    return source
  }

  /** The object that a configuration file holds; an empty one when it is missing or broken. */
  async readConf(file: string): Promise<Readonly<Record<string, unknown>>> {
    return (await this.readSettings(file)) ?? {}
  }

  /** The same, but null when it is missing or broken; the last warning says why. */
  async readSettings(file: string): Promise<Readonly<Record<string, unknown>> | null> {
    const source = await this.read(file)
    if (!source) {
      this.warn(file, 'The file is missing.')
      return null
    }
    try {
      const value = parseLenientJson(source.text, (message, line) => this.warn(file, message, line))
      if (isRecord(value)) return value
      this.warn(file, 'It should hold a JSON object.', 1)
    } catch (error) {
      if (!(error instanceof LenientJsonError)) throw error
      this.warn(file, `It cannot be read as JSON: ${error.message}.`, error.line)
    }
    return null
  }

  /** The lines of a file on which names stand in quotes; of very many names, those of the first. */
  async linesNaming(file: string, names: readonly string[]): Promise<ReadonlyMap<string, number>> {
    const lines = ((await readInside(this.#dir, file)) ?? '').split('\n')
    return new Map(
      names.slice(0, maxNamesWithLines).flatMap((name) => {
        const at = lines.findIndex((line) => line.includes(`"${name}`) || line.includes(`'${name}`))
        return at < 0 ? [] : [[name, at + 1] as const]
      }),
    )
  }
}

/** The texts of what should be a list of texts. */
export function textsOf(value: unknown): readonly string[] {
  return Array.isArray(value) ? value.filter((each) => typeof each === 'string') : []
}
