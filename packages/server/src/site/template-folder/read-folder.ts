import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { LenientJsonError, parseLenientJson } from './lenient-json.ts'
import type {
  CollectionType,
  FolderWarning,
  Layout,
  SourceFile,
  TemplateFolder,
  TemplatePage,
} from './template-folder.ts'

/** Reads a site template. What is missing or broken becomes a warning; the site runs with what is there. */
export async function readTemplateFolder(dir: string): Promise<TemplateFolder> {
  const reader = new FolderReader(dir)
  const conf = await reader.readConf('template.conf')
  const regions = await reader.readAll('', '.region')
  const layouts = readLayouts(conf, regions, reader)
  return {
    dir,
    name: typeof conf.name === 'string' ? conf.name : path.basename(dir),
    layouts,
    stylesheets: textsOf(conf.stylesheets),
    systemCollections: textsOf(conf.systemCollections),
    regions,
    blocks: withSuffix(await reader.readAll('blocks', '.block')),
    collections: await readCollections(reader),
    pages: await readPages(reader),
    warnings: reader.warnings,
  }
}

class FolderReader {
  readonly warnings: FolderWarning[] = []
  readonly #dir: string

  constructor(dir: string) {
    this.#dir = dir
  }

  warn(file: string, message: string, line: number | null = null): void {
    this.warnings.push({ file, line, message })
  }

  /** Names in a folder that end so, without the ending. */
  async names(folder: string, ending: string): Promise<readonly string[]> {
    const entries = await readdir(path.join(this.#dir, folder)).catch(() => [])
    return entries
      .filter((name) => name.endsWith(ending))
      .map((name) => name.slice(0, -ending.length))
      .sort()
  }

  async readAll(folder: string, ending: string): Promise<Map<string, SourceFile>> {
    const files = new Map<string, SourceFile>()
    for (const name of await this.names(folder, ending)) {
      const file = await this.read(path.posix.join(folder, name + ending))
      if (file) files.set(name, file)
    }
    return files
  }

  async read(file: string): Promise<SourceFile | null> {
    try {
      return { file, text: await readFile(path.join(this.#dir, file), 'utf8') }
    } catch {
      return null
    }
  }

  async readConf(file: string): Promise<Readonly<Record<string, unknown>>> {
    const source = await this.read(file)
    if (!source) {
      this.warn(file, 'The file is missing.')
      return {}
    }
    try {
      const value = parseLenientJson(source.text)
      if (isRecord(value)) return value
      this.warn(file, 'It should hold a JSON object.', 1)
    } catch (error) {
      if (!(error instanceof LenientJsonError)) throw error
      this.warn(file, `It cannot be read as JSON: ${error.message}.`, error.line)
    }
    return {}
  }
}

function readLayouts(
  conf: Readonly<Record<string, unknown>>,
  regions: ReadonlyMap<string, SourceFile>,
  reader: FolderReader,
): ReadonlyMap<string, Layout> {
  const layouts = new Map<string, Layout>()
  for (const [id, layout] of Object.entries(isRecord(conf.layouts) ? conf.layouts : {})) {
    if (!isRecord(layout)) continue
    const names = textsOf(layout.regions).map((name) => name.replace(/\.region$/, ''))
    for (const name of names) {
      if (!regions.has(name))
        reader.warn('template.conf', `Layout ${id} names ${name}.region, which is missing.`)
    }
    layouts.set(id, { name: typeof layout.name === 'string' ? layout.name : id, regions: names })
  }
  if (layouts.size === 0) layouts.set('default', { name: 'Default', regions: [...regions.keys()] })
  return layouts
}

async function readCollections(reader: FolderReader): Promise<ReadonlyMap<string, CollectionType>> {
  const types = new Map<string, CollectionType>()
  const lists = await reader.readAll('collections', '.list')
  const items = await reader.readAll('collections', '.item')
  const names = new Set([...(await reader.names('collections', '.conf')), ...lists.keys(), ...items.keys()])
  for (const name of names) {
    const conf = await reader.readConf(`collections/${name}.conf`)
    types.set(name, { conf, list: lists.get(name) ?? null, item: items.get(name) ?? null })
  }
  return types
}

async function readPages(reader: FolderReader): Promise<ReadonlyMap<string, TemplatePage>> {
  const pages = new Map<string, TemplatePage>()
  const confs = new Set(await reader.names('pages', '.page.conf'))
  for (const [name, source] of await reader.readAll('pages', '.page')) {
    const conf = confs.has(name) ? await reader.readConf(`pages/${name}.page.conf`) : {}
    pages.set(name, { conf, source })
  }
  return pages
}

function withSuffix(blocks: ReadonlyMap<string, SourceFile>): ReadonlyMap<string, SourceFile> {
  return new Map(
    [...blocks].flatMap(([name, file]) => [[name, file] as const, [`${name}.block`, file] as const]),
  )
}

function textsOf(value: unknown): readonly string[] {
  return Array.isArray(value) ? value.filter((each) => typeof each === 'string') : []
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
