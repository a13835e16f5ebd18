import { readSystemPartials } from '@vitrine/site/system-partials/read-system-partials'
import type { FolderWarning, SourceFile, TemplateFolder } from '@vitrine/site/template-folder/template-folder'
import { findMissingScripts } from '@vitrine/site/theme/missing-scripts'
import { readScripts } from '@vitrine/site/theme/read-scripts'
import { ScriptFolder } from '@vitrine/site/theme/script-folder'
import { siteRegistry } from '@vitrine/site/theme/site-registry'
import { loadLocale } from '@vitrine/template/i18n/load-locale'
import type { Browser } from 'playwright-core'
import { findBareLayouts } from './bare-layouts.ts'
import { findBlockedHandlers } from './blocked-handlers.ts'
import { findBrokenSamples } from './broken-samples.ts'
import { checkMessages } from './check-messages.ts'
import { checkSource } from './check-source.ts'
import { findWrongConfs } from './conf/wrong-confs.ts'
import type { CheckReport, Finding } from './finding.ts'
import { findForeignTags } from './foreign-tags.ts'
import { compileLimitMs, loadTemplate } from './heavy-template.ts'
import { findForeignIds, findMissingCollections } from './missing-collections.ts'
import { findMissingFiles } from './missing-files.ts'
import { findMissingMenus } from './missing-menus.ts'
import { findMissingPartials } from './missing-partials.ts'
import { findUnknownDateLetters } from './names/unknown-date-letters.ts'
import { findUnknownNames } from './names/unknown-names.ts'
import { findUnknownStrings } from './names/unknown-strings.ts'
import { findUnseenInBodies } from './names/unseen-in-bodies.ts'
import { readVocabulary } from './names/vocabulary.ts'
import { findEndlessPartials } from './partials/endless-partials.ts'
import { renderPages } from './render-pages.ts'
import { findBrokenScriptFiles, findBrokenScripts } from './scripts/broken-scripts.ts'
import { readStyleSources } from './style-sources.ts'
import { findUnnamedSheets } from './unnamed-sheets.ts'

/**
 * Reads a site template, compiles all its files and styles, renders a page of every kind with sample content unless told not to, and
 * tells what is wrong; with a browser it looks at the pages, too. Messages are held to the plural forms of a language, English by default. Of a
 * template that is too long, or takes too long to compile, nothing else is told.
 */
export async function checkFolder(
  dir: string,
  {
    rendersPages = true,
    language = 'en',
    browser = null,
    limitMs = compileLimitMs,
  }: {
    readonly rendersPages?: boolean
    readonly language?: string
    readonly browser?: Browser | null
    readonly limitMs?: number
  } = {},
): Promise<CheckReport> {
  const { folder, styles, tooHeavy } = await loadTemplate(dir, limitMs)
  if (tooHeavy.length > 0) return reportOfNothing(folder, tooHeavy)
  const templates = templatesOf(folder)
  const sources = distinct(templates.flat())
  const sheets = await readStyleSources(dir)
  const brokenSamples = await findBrokenSamples(dir)
  const compiled = [
    ...brokenSamples,
    ...folder.warnings.map(findingOf),
    ...missingLayouts(folder),
    ...findBareLayouts(folder),
    ...distinct(templates.flatMap((sources) => checkSource(sources, siteRegistry))),
    ...(await findMissingNames(folder, sources)),
    ...checkMessages(sources, loadLocale(language)),
    ...styles.warnings.map(findingOf),
    ...(await findMissingFiles(dir, { sources, sheets })),
    ...findUnnamedSheets(folder, sheets, sources),
    ...findForeignTags(sources),
    ...findUnknownNames(sources),
    ...findUnknownStrings(sources, folder),
    ...findUnknownDateLetters(sources),
    ...findBrokenScripts(sources, siteRegistry),
    ...findBrokenScriptFiles(await readScripts(dir), sources),
    ...findBlockedHandlers(sources, siteRegistry),
    ...findForeignIds([...sources, ...sheets]),
    ...(await findMissingScripts(folder, new ScriptFolder(dir, new Map()))).map(findingOf),
  ]
  const canShow = hasFrame(folder) && brokenSamples.length === 0
  const rendering =
    rendersPages && canShow ? await renderPages(dir, { ownPages: folder.pages, browser }) : null
  const findings = [
    ...compiled,
    ...(rendering ? findMissingCollections(sources, rendering.collectionAddresses) : []),
    ...(rendering?.findings ?? []),
  ]
  const files = new Set(sources.map(({ file }) => file)).size + folder.stylesheets.length
  return {
    dir,
    files,
    settingsMistake: folder.settingsMistake && findingOf(folder.settingsMistake),
    canRender: findings.every(({ severity }) => severity !== 'error'),
    pages: rendering?.pages ?? [],
    vocabulary: readVocabulary(sources, siteRegistry),
    isLookedAt: rendering !== null && browser?.isConnected() === true,
    findings,
  }
}

function reportOfNothing({ dir }: TemplateFolder, findings: readonly Finding[]): CheckReport {
  return {
    dir,
    files: 0,
    settingsMistake: null,
    canRender: false,
    pages: [],
    vocabulary: [],
    isLookedAt: false,
    findings,
  }
}

/** Blocks, menus and settings that files name and nothing brings, and blocks that include each other without end. */
async function findMissingNames(
  folder: TemplateFolder,
  sources: readonly SourceFile[],
): Promise<readonly Finding[]> {
  const partials = await readSystemPartials()
  const blocks = new Map([...partials, ...folder.blocks])
  const menus = folder.navigations.map(({ name }) => name)
  return [
    ...(await findWrongConfs(folder, new Set(partials.keys()))),
    ...findMissingPartials(sources, blocks),
    ...findUnseenInBodies(sources, blocks),
    ...findEndlessPartials(sources, blocks, siteRegistry),
    ...findMissingMenus(sources, blocks, menus.length === 0 ? null : new Set(menus)),
  ]
}

/** Files that are compiled together: the regions of each layout, and every other file for itself. */
function templatesOf(folder: TemplateFolder): readonly (readonly SourceFile[])[] {
  const regionLists = [...folder.layouts.values()].map(({ regions }) => regions)
  const layouts = distinct(regionLists).map((regions) =>
    regions.flatMap((name) => folder.regions.get(name) ?? []),
  )
  const used = new Set(layouts.flat())
  const views = [...folder.collections.values()].flatMap(({ list, item }) => [list, item])
  const others = [
    ...[...folder.regions.values()].filter((region) => !used.has(region)),
    ...new Set(folder.blocks.values()),
    ...views.filter((view) => view !== null),
    ...[...folder.pages.values()].map(({ source }) => source),
  ]
  return [...layouts.filter((sources) => sources.length > 0), ...others.map((source) => [source])]
}

function hasFrame({ layouts, regions }: TemplateFolder): boolean {
  return [...layouts.values()].some((layout) => layout.regions.some((name) => regions.has(name)))
}

function missingLayouts(folder: TemplateFolder): readonly Finding[] {
  if (hasFrame(folder)) return []
  const message = 'No layout has a region: there is no frame for any page'
  return [{ file: 'template.conf', line: null, column: null, severity: 'error', message }]
}

function findingOf({ file, line, message }: FolderWarning): Finding {
  return { file, line, column: null, severity: 'warning', message: message.replace(/\.$/, '') }
}

/** Layouts share regions: what is said of one is said once. */
function distinct<Item>(items: readonly Item[]): readonly Item[] {
  return [...new Map(items.map((item) => [JSON.stringify(item), item])).values()]
}
