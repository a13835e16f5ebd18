import path from 'node:path'
import { isRecord } from '@vitrine/domain/shapes/is-record'
import { checkAcceptedTypes, platformTypes } from './accepted-types.ts'
import { isOrdering } from './collection-conf.ts'
import { FolderReader, textsOf } from './folder-reader.ts'
import { readCustomTypes } from './read-custom-types.ts'
import { readNavigations } from './read-navigations.ts'
import { readStrings } from './read-strings.ts'
import type { CollectionType, Layout, SourceFile, TemplateFolder, TemplatePage } from './template-folder.ts'

/** Reads a site template. What is missing or broken becomes a warning; the site runs with what is there. */
export async function readTemplateFolder(dir: string): Promise<TemplateFolder> {
  const reader = new FolderReader(dir)
  const settings = await reader.readSettings('template.conf')
  const settingsMistake = settings === null ? (reader.warnings.at(-1) ?? null) : null
  const conf = settings ?? {}
  const regions = await reader.readAll('', '.region')
  const layouts = await readLayouts(conf, regions, reader)
  const stylesheets = textsOf(conf.stylesheets)
  const customTypes = readCustomTypes(conf.customTypes, reader)
  const collections = await readCollections(reader)
  await checkAcceptedTypes({ collections, customTypes }, reader)
  return {
    dir,
    name: nameOf(conf, dir),
    layouts,
    navigations: readNavigations(conf),
    stylesheets,
    stylesheetLines: await reader.linesNaming('template.conf', stylesheets),
    systemCollections: textsOf(conf.systemCollections),
    systemPartials: textsOf(conf.systemPartials),
    customTypes,
    regions,
    blocks: withSuffix(await reader.readAll('blocks', '.block')),
    collections,
    pages: await readPages(reader),
    strings: await readStrings(reader),
    settingsMistake,
    warnings: reader.warnings,
    isTooLong: reader.isTooLong,
  }
}

/** What a template is called by its settings, or by its folder. */
export function nameOf(conf: Readonly<Record<string, unknown>>, dir: string): string {
  return typeof conf.name === 'string' ? conf.name : path.basename(dir)
}

async function readLayouts(
  conf: Readonly<Record<string, unknown>>,
  regions: Map<string, SourceFile>,
  reader: FolderReader,
): Promise<ReadonlyMap<string, Layout>> {
  const layouts = new Map<string, Layout>()
  for (const [id, layout] of Object.entries(isRecord(conf.layouts) ? conf.layouts : {})) {
    if (!isRecord(layout)) continue
    const names = textsOf(layout.regions).map((name) => name.replace(/\.region$/, ''))
    for (const name of names) await findRegion(name, { id, regions, reader })
    layouts.set(id, { name: typeof layout.name === 'string' ? layout.name : id, regions: names })
  }
  if (layouts.size === 0) layouts.set('default', { name: 'Default', regions: usualRegions(regions) })
  return layouts
}

/** The regions of a template whose layouts are unknown: `site` is a whole page by its name. */
function usualRegions(regions: ReadonlyMap<string, SourceFile>): readonly string[] {
  return regions.has('site') ? ['site'] : [...regions.keys()]
}

/** A region may lie in a folder, or be written with other capitals than its file. */
async function findRegion(
  name: string,
  place: { readonly id: string; readonly regions: Map<string, SourceFile>; readonly reader: FolderReader },
): Promise<void> {
  const { id, regions, reader } = place
  if (regions.has(name)) return
  const region = await reader.read(`${name}.region`)
  if (region) {
    regions.set(name, region)
    return
  }
  const line = (await reader.linesNaming('template.conf', [name])).get(name) ?? null
  reader.warn('template.conf', `Layout ${id} names ${name}.region, which is missing.`, line)
}

async function readCollections(reader: FolderReader): Promise<ReadonlyMap<string, CollectionType>> {
  const types = new Map<string, CollectionType>()
  const lists = await reader.readAll('collections', '.list')
  const items = await reader.readAll('collections', '.item')
  const confs = new Set(await reader.names('collections', '.conf'))
  for (const name of new Set([...confs, ...lists.keys(), ...items.keys()])) {
    const isMissing = !confs.has(name) && platformTypes.has(name)
    const conf = isMissing ? {} : await reader.readConf(`collections/${name}.conf`)
    await checkOrdering(`collections/${name}.conf`, conf, reader)
    types.set(name, { conf, list: lists.get(name) ?? null, item: items.get(name) ?? null })
  }
  return types
}

/** A collection whose order nobody knows is in that of its type. */
async function checkOrdering(
  file: string,
  { ordering }: Readonly<Record<string, unknown>>,
  reader: FolderReader,
): Promise<void> {
  if (typeof ordering !== 'string' || isOrdering(ordering)) return
  const line = (await reader.linesNaming(file, [ordering])).get(ordering) ?? null
  reader.warn(file, `There is no order '${ordering}'.`, line)
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
