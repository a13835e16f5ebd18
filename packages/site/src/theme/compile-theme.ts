import { createHash, randomBytes } from 'node:crypto'
import { compile } from '@vitrine/template/compile'
import { endsPage } from '@vitrine/template/errors'
import type { Registry } from '@vitrine/template/registry'
import type { Template } from '@vitrine/template/template'
import { readDefaultNotFound, readDefaultViews } from '../default-views/read-default-views.ts'
import { viewKindOf } from '../default-views/view-kind.ts'
import { compileStyles, hashOf } from '../styles/compile-styles.ts'
import type { Stylesheet } from '../styles/stylesheet.ts'
import { readSystemPartials } from '../system-partials/read-system-partials.ts'
import { type JoinedSource, joinSources } from '../template-folder/join-sources.ts'
import { markTags, type TagBody } from '../template-folder/mark-tags.ts'
import type {
  CollectionType,
  FolderWarning,
  SourceFile,
  TemplateFolder,
} from '../template-folder/template-folder.ts'
import { templateSources } from '../template-folder/template-sources.ts'
import { compatNeeds } from './compat-needs.ts'
import { type HandlerPlace, markHandlers } from './handlers/handlers-with-data.ts'
import { findMissingScripts } from './missing-scripts.ts'
import { neutralizeVariables } from './neutralize-variables.ts'
import { markScripts } from './own-scripts.ts'
import { findPageNeeds } from './page-needs.ts'
import { readScripts } from './read-scripts.ts'
import { ScriptFolder } from './script-folder.ts'
import type { CollectionViews, Theme } from './theme.ts'

/** Compiles a template folder. Mistakes in it become warnings; what could be understood is rendered. */
export async function compileTheme(
  folder: TemplateFolder,
  registry: Registry,
  sheet?: Stylesheet,
): Promise<Theme> {
  const compiler = new ThemeCompiler(registry)
  const views = await compileViews(folder, compiler)
  const stylesheet = sheet ?? (await compileStyles(folder))
  const needs = await readNeeds(folder, stylesheet)
  const layouts = new Map<string, Template>()
  for (const [id, { regions }] of folder.layouts) {
    const sources = regions.flatMap((name) => folder.regions.get(name) ?? [])
    if (sources.length > 0) layouts.set(id, compiler.compileJoined(sources))
  }
  return {
    folder,
    version: versionOf(folder, stylesheet, needs.scripts),
    layouts,
    views,
    pages: new Map([
      ['not-found', compiler.compile(await readDefaultNotFound())],
      ...mapValues(folder.pages, ({ source }) => compiler.compile(source)),
    ]),
    partials: compileBlocks(new Map([...(await readSystemPartials()), ...folder.blocks]), compiler),
    tagBodies: compiler.tagBodies,
    tagSecret: compiler.tagSecret,
    handlers: compiler.handlers,
    stylesheet,
    ...needs,
    warnings: [
      ...folder.warnings,
      ...compiler.warnings,
      ...stylesheet.warnings,
      ...(await findMissingScripts(folder, needs.scripts)),
    ],
    mistakes: compiler.mistakes,
  }
}

/** The same template in another sheet. */
export function withStylesheet(theme: Theme, stylesheet: Stylesheet): Theme {
  return { ...theme, stylesheet, version: versionOf(theme.folder, stylesheet, theme.scripts) }
}

/** As many digits of a hash as a number holds exactly. */
const versionDigits = 12

/** Tells a template from others by all that pages are made of: read again as it was, it has the version that it had. */
function versionOf(
  folder: TemplateFolder,
  stylesheet: Stylesheet,
  { hashes }: Pick<ScriptFolder, 'hashes'>,
): number {
  const blocks = [...new Set(folder.blocks.values())]
  const content = JSON.stringify([{ ...folder, blocks }, stylesheet, hashes], (_name, value: unknown) =>
    value instanceof Map ? [...value] : value,
  )
  return Number.parseInt(createHash('sha256').update(content).digest('hex').slice(0, versionDigits), 16)
}

/** What the template's own files need of its pages. The scripts are read for that, and not kept. */
async function readNeeds(folder: TemplateFolder, { source }: Stylesheet) {
  const html = templateSources(folder).map(({ text }) => text)
  const files = await readScripts(folder.dir)
  const scripts = files.map(({ text }) => text)
  const hashes = new Map(files.map(({ file, text }) => [file.slice('scripts/'.length), hashOf(text)]))
  const sheetSigns = /\bimg[^{},]{0,200}\.loaded\b/.test(source.less) ? ['ImageLoader'] : []
  return {
    pageNeeds: findPageNeeds(html, scripts),
    scripts: new ScriptFolder(folder.dir, hashes),
    compatParts: compatNeeds([...html, ...scripts, ...sheetSigns]),
  }
}

class ThemeCompiler {
  readonly tagSecret = randomBytes(9).toString('base64url')
  readonly tagBodies: (Template | null)[] = []
  readonly handlers: HandlerPlace[] = []
  readonly warnings: FolderWarning[] = []
  readonly mistakes: FolderWarning[] = []
  /** What was compiled already, by the names of its files: layouts may all have the same regions. */
  readonly #compiled = new Map<string, Template>()
  readonly #registry: Registry

  constructor(registry: Registry) {
    this.#registry = registry
  }

  compile(source: SourceFile): Template {
    return this.compileJoined([source])
  }

  /** Compiles files as one text, as the regions of a layout need not be whole documents each. */
  compileJoined(sources: readonly SourceFile[]): Template {
    const files = sources.map((source) => source.file)
    const key = JSON.stringify(files)
    const template = this.#compiled.get(key) ?? this.#compileAnew(files.join('+'), sources)
    this.#compiled.set(key, template)
    return template
  }

  #compileAnew(file: string, sources: readonly SourceFile[]): Template {
    const marked = sources.map((source) => ({ ...source, text: this.#markHandlers(source) }))
    const { text, placeOf } = joinSources(marked)
    const own = markScripts(neutralizeVariables(text), this.tagSecret)
    const place = { file, placeOf }
    return this.#compileText(
      place,
      markTags(own, (body) => this.#keepBody(place, body), this.tagSecret),
    )
  }

  #markHandlers(source: SourceFile): string {
    const keep = (place: HandlerPlace) => this.handlers.push(place) - 1
    return markHandlers(source, { registry: this.#registry, secret: this.tagSecret, keep })
  }

  /** A body may hold tags with bodies of their own. */
  #keepBody(place: TextPlace, body: TagBody | null, linesBefore = 0): number {
    const before = body ? linesBefore + body.line - 1 : 0
    const keepInner = (inner: TagBody | null) => this.#keepBody(place, inner, before)
    const template = body && this.#compileText(place, markTags(body.text, keepInner, this.tagSecret), before)
    this.tagBodies.push(template)
    return this.tagBodies.length - 1
  }

  #compileText({ file, placeOf }: TextPlace, text: string, linesBefore = 0): Template {
    const template = compile(text, { file, linesBefore, registry: this.#registry })
    for (const { code, line, message } of template.errors) {
      const warning = { ...placeOf(line), message }
      this.warnings.push(warning)
      if (endsPage(code)) this.mistakes.push(warning)
    }
    return template
  }
}

/** What a text that is compiled is called, and where its lines come from. */
interface TextPlace extends Pick<JoinedSource, 'placeOf'> {
  readonly file: string
}

function compileBlocks(
  blocks: ReadonlyMap<string, SourceFile>,
  compiler: ThemeCompiler,
): ReadonlyMap<string, Template> {
  return mapValues(blocks, (source) => compiler.compile(source))
}

async function compileViews(
  folder: TemplateFolder,
  compiler: ThemeCompiler,
): Promise<ReadonlyMap<string, CollectionViews>> {
  const defaults = await readDefaultViews()
  const views = new Map<string, CollectionViews>()
  for (const [name, type] of [...defaults, ...folder.collections]) {
    const kind = viewKindOf(name, type.conf)
    const ofPlatform = kind && defaults.get(kind)
    const isNamed = name === kind && folder.systemCollections.includes(name)
    const left = {
      list: isNamed,
      item: kind === 'products' || isNamed || (kind !== 'gallery' && leadsToItems(type)),
    }
    views.set(name, compileType(ofPlatform ? completed(type, ofPlatform, left) : type, compiler))
  }
  return views
}

/** Whether a list prints the addresses of its items: they are to be found there. */
function leadsToItems({ list }: CollectionType): boolean {
  return list !== null && /\{(?:item\.)?fullUrl[|}]/.test(list.text)
}

/** Which of its views a type leaves to the platform, where it brings the other one. */
interface LeftViews {
  readonly list: boolean
  readonly item: boolean
}

/**
 * The views of a type, those that are missing from the platform. One view alone may be meant so, and a type without a list begins with
 * its first item; but the platform's own types that the template names as such (`systemCollections`) are given what they lack. So is the
 * page of an item to products, which must be bought somewhere, and to items that their list leads to.
 */
function completed(type: CollectionType, ofPlatform: CollectionType, left: LeftViews): CollectionType {
  if (isWithoutViews(type)) return ofPlatform
  const list = type.list ?? (left.list ? ofPlatform.list : null)
  return { ...type, list, item: type.item ?? (left.item ? ofPlatform.item : null) }
}

/** A type that brings neither list nor item is a page, or one that the platform renders. */
function isWithoutViews({ list, item }: CollectionType): boolean {
  return list === null && item === null
}

function compileType({ list, item }: CollectionType, compiler: ThemeCompiler): CollectionViews {
  return { list: list && compiler.compile(list), item: item && compiler.compile(item) }
}

function mapValues<Before, After>(map: ReadonlyMap<string, Before>, change: (value: Before) => After) {
  return new Map([...map].map(([name, value]) => [name, change(value)] as const))
}
