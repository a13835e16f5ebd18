import path from 'node:path'
import { maxFileBytes, placeInside, readInside } from '../template-folder/read-inside.ts'
import type { FolderWarning, TemplateFolder } from '../template-folder/template-folder.ts'
import { TextLines } from '../template-folder/text-lines.ts'
import { joinMedia } from './join-media.ts'
import type { SourcePart } from './source-lines.ts'
import { systemImports } from './system-imports.ts'

/** Imports inside of imports are followed this far. */
const maxImportDepth = 8

/** All sheets together may be this long; what comes after is left out. */
const maxTotalChars = 4_000_000

/** So many sheets are read, each as often as it is named or imported: more than any template has. What comes after is left out. */
const maxSheets = 500

/** Reads the sheets of `template.conf` in their order, with what they import in the place of each import. */
export async function gatherSheets(folder: TemplateFolder, warnings: FolderWarning[]) {
  const gathering = new Gathering(folder.dir, warnings)
  for (const name of folder.stylesheets) {
    await gathering.add(name, { file: 'template.conf', line: folder.stylesheetLines.get(name) ?? null }, 0)
  }
  gathering.addIconMixins()
  return { parts: gathering.parts, remoteImports: gathering.remoteImports }
}

/** A sheet of this name comes before all others, those of the platform too, and `template.conf` need not name it. */
const resetSheet = 'reset.css'

/** Reads the sheet that comes before all others, where the folder has one that `template.conf` does not name. */
export async function gatherReset(folder: TemplateFolder, warnings: FolderWarning[]) {
  const gathering = new Gathering(folder.dir, warnings)
  if (!folder.stylesheets.includes(resetSheet)) await gathering.addIfThere(resetSheet)
  return { parts: gathering.parts, remoteImports: gathering.remoteImports }
}

interface Origin {
  readonly file: string
  readonly line: number | null
}

/** In this dialect of LESS a sheet comes in as often as it is imported, and once by `@import-once` alone. */
const importLine =
  /@import(?<once>-once)?\s+(?:\([\w, ]+\)\s*)?(?:(?<quote>["'])(?<quoted>[^"'\n]+)\k<quote>|url\(\s*(?:(?<urlQuote>["'])(?<quotedUrl>[^"'\n]+)\k<urlQuote>|(?<bareUrl>[^\s"'()]+))\s*\))(?<media>[^;\n{}]*);?/g

/** Why an import of what stands elsewhere does not come in under all that it stands under, by the address that it names. */
const importText: Readonly<Record<'never' | 'unsayable', (target: string) => string>> = {
  never: (target) =>
    `The import of ${target} is left out: no browser could meet its conditions together with those that it stands under.`,
  unsayable: (target) =>
    `The import of ${target} comes in under its own conditions alone: they cannot be joined with those that it stands under. Write all of them into its own line.`,
}

/** What may stand before the media of an import, and is passed over. */
const layerOrSupports = /^\s*(?:(?:layer(?:\([^()]*\))?(?=\s|$)|supports\((?:[^()]|\([^()]*\))*\))\s*)+/

const iconCall = /\.sqs-ui-font(?:-size)?\s*\(\s*[^\s@)]/
const iconMixin = /\.sqs-ui-font\s*\(\s*@/

/** A sheet whose stretches are gathered. */
interface Sheet {
  readonly file: string
  readonly text: string
  readonly lines: TextLines
}

/** An import as a sheet writes it. */
interface Import {
  readonly target: string
  /** What stands behind the name, as it is. */
  readonly media: string
  readonly isOnce: boolean
}

class Gathering {
  readonly parts: SourcePart[] = []
  /** Imports from elsewhere: browsers follow them only at the top of a sheet. */
  readonly remoteImports: string[] = []
  readonly #dir: string
  readonly #warnings: FolderWarning[]
  readonly #open = new Set<string>()
  /** What came in without a condition. */
  readonly #gathered = new Set<string>()
  /** The conditions of the imports that are open. */
  readonly #conditions: string[] = []
  #chars = 0
  #sheets = 0

  constructor(dir: string, warnings: FolderWarning[]) {
    this.#dir = dir
    this.#warnings = warnings
  }

  async add(name: string, from: Origin, depth: number): Promise<void> {
    if (depth === 0 && this.#isOneTooMany(from)) return
    const file = fileOf(name)
    if (depth > maxImportDepth || this.#open.has(file)) {
      this.#warnings.push({ ...from, message: `The import of ${name} goes in a circle.` })
      return
    }
    const text = await readInside(this.#dir, file)
    if (text === null) {
      this.#warnings.push({ ...from, message: await whyNotRead(this.#dir, file) })
      return
    }
    this.#open.add(file)
    this.#note(file)
    await this.#addText(file, text, depth)
    this.#open.delete(file)
  }

  /** Adds a sheet that may be missing. */
  async addIfThere(name: string): Promise<void> {
    const file = path.posix.join('styles', name)
    const text = await readInside(this.#dir, file)
    if (text !== null) await this.#addText(file, text, 0)
  }

  /** The mixins of the platform's icons are there for who calls them without importing them or writing their own. */
  addIconMixins(): void {
    const text = systemImports['sqs-ui-font'] ?? ''
    const isCalled = this.parts.some((part) => iconCall.test(part.text))
    const isThere = this.parts.some((part) => iconMixin.test(part.text))
    if (isCalled && !isThere) this.parts.push({ file: 'styles', firstLine: 1, text, isCss: false })
  }

  async #addText(file: string, text: string, depth: number): Promise<void> {
    const sheet = { file, text, lines: new TextLines(text) }
    let done = 0
    for (const match of withoutComments(text).matchAll(importLine)) {
      if (this.#isFull()) break
      const { quoted, quotedUrl, bareUrl, media = '', once } = match.groups ?? {}
      const wanted = { target: quoted ?? quotedUrl ?? bareUrl ?? '', media, isOnce: once !== undefined }
      this.#push(sheet, done, match.index)
      done = match.index + match[0].length
      await this.#import(wanted, { file, line: sheet.lines.lineAt(match.index) }, depth)
    }
    this.#push(sheet, done, text.length)
  }

  #isFull(): boolean {
    return this.#chars >= maxTotalChars || this.#sheets > maxSheets
  }

  /** Counts a sheet that is named or imported, and tells of the first for which there is no room. */
  #isOneTooMany(from: Origin): boolean {
    this.#sheets += 1
    if (this.#sheets === maxSheets + 1) {
      const message = `More than ${maxSheets} style sheets are named or imported; the rest is left out.`
      this.#warnings.push({ ...from, message })
    }
    return this.#sheets > maxSheets
  }

  async #import({ target, media, isOnce }: Import, from: Required<Origin>, depth: number): Promise<void> {
    if (this.#isOneTooMany(from)) return
    this.#chars += media.length
    if (/^(?:https?:)?\/\//.test(target) || target.startsWith('/')) {
      this.#importFromElsewhere(target, media, from)
    } else if (Object.hasOwn(systemImports, target)) {
      if (isOnce && this.#gathered.has(target)) return
      await this.#under(media, from, async () => {
        this.#note(target)
        this.#pushLine(systemImports[target] ?? '', from)
      })
    } else {
      const sheet = path.posix.extname(target) === '' ? `${target}.less` : target
      const folder = path.posix.dirname(path.posix.relative('styles', from.file))
      const name = path.posix.join(folder, sheet)
      if (isOnce && this.#gathered.has(fileOf(name))) return
      await this.#under(media, from, () => this.add(name, from, depth + 1))
    }
  }

  /**
   * What stands elsewhere comes in under the conditions of the imports that are open, and its own; under its own alone where no list of queries says all
   * of them: a sheet too many does less harm than one too few.
   */
  #importFromElsewhere(target: string, media: string, from: Required<Origin>): void {
    const [layer = ''] = layerOrSupports.exec(media) ?? []
    const own = media.slice(layer.length).trim()
    const joined = joinMedia([...this.#conditions, own])
    if (!joined.ok) this.#warnings.push({ ...from, message: importText[joined.problem](target) })
    if (!joined.ok && joined.problem === 'never') return
    const condition = joined.ok ? joined.list : own
    const url = target.replace(/["\\]/g, encodeURIComponent)
    const said = [`@import url("${url}")`, layer.trim(), condition].filter((part) => part !== '').join(' ')
    this.remoteImports.push(`${said};`)
  }

  /** Adds what an import brings under the condition that follows its name, which is for all of it. */
  async #under(media: string, from: Required<Origin>, add: () => Promise<void>): Promise<void> {
    const condition = media.replace(layerOrSupports, '').trim()
    if (condition === '') return add()
    this.#conditions.push(condition)
    this.#pushLine(`@media ${condition} {`, from)
    await add()
    this.#pushLine('}', from)
    this.#conditions.pop()
  }

  /** Notes what is in for good: what came in under a condition alone is not. */
  #note(sheet: string): void {
    if (this.#conditions.length === 0) this.#gathered.add(sheet)
  }

  #pushLine(text: string, { file, line }: Required<Origin>): void {
    this.parts.push({ file, firstLine: line ?? 1, text, isCss: false })
  }

  #push({ file, text, lines }: Sheet, start: number, end: number): void {
    const wanted = text.slice(start, end)
    if (wanted === '' || this.#sheets > maxSheets) return
    if (this.#chars + wanted.length > maxTotalChars) {
      this.#warnings.push({
        file,
        line: null,
        message: 'The style sheets are too long; the rest is left out.',
      })
      this.#chars = maxTotalChars
      return
    }
    this.#chars += wanted.length
    this.parts.push({ file, firstLine: lines.lineAt(start), text: wanted, isCss: file.endsWith('.css') })
  }
}

/** A sheet by its place in the folder of the template. */
function fileOf(name: string): string {
  return path.posix.normalize(path.posix.join('styles', name))
}

/** Why a sheet that is named cannot be read. */
async function whyNotRead(dir: string, file: string): Promise<string> {
  return (await placeInside(dir, file)) === null
    ? `The style sheet ${file} is missing.`
    : `The style sheet ${file} is too large and left out: at most ${maxFileBytes / 1_000_000} MB are read.`
}

/** The text with its comments blanked, each character in its place: imports in comments are none. */
function withoutComments(text: string): string {
  return text.replace(/\/\*[\s\S]*?(?:\*\/|$)|(^|[\s;{}])\/\/[^\n]*/g, (comment) =>
    comment.replace(/[^\n]/g, ' '),
  )
}
