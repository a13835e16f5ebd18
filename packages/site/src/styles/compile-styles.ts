import { createHash } from 'node:crypto'
import type { FolderWarning, TemplateFolder } from '../template-folder/template-folder.ts'
import { readDesignTokens } from './design-tokens.ts'
import { gatherReset, gatherSheets } from './gather-sheets.ts'
import { iconFontFace } from './icon-font/icon-font-face.ts'
import type { CompiledSheet } from './less/compile-sheet.ts'
import { runLess } from './less/run-less.ts'
import { type JoinedSources, joinParts } from './source-lines.ts'
import type { StyleSource, Stylesheet } from './stylesheet.ts'
import { systemVariables } from './system-imports.ts'
import { readSystemSheets } from './system-sheets.ts'
import { applyTweaks, explodeRules } from './tweaks/apply-tweaks.ts'
import { findTweaks } from './tweaks/find-tweaks.ts'
import { systemTweaks } from './tweaks/system-tweaks.ts'
import { type StoredTweaks, slugOfTweak, type Tweak } from './tweaks/tweak.ts'
import { tweakLook } from './tweaks/tweak-look.ts'

/** The sheets of a template as they were read: what they are compiled from. */
interface GatheredStyles {
  readonly joined: JoinedSources
  /** The sheet that stands before those of the platform: by itself, so that nothing left open in it reaches further. */
  readonly reset: JoinedSources
  readonly tweaks: readonly Tweak[]
  /** Imports from elsewhere: the sheet begins with them. */
  readonly remoteImports: readonly string[]
  readonly warnings: readonly FolderWarning[]
}

/** Compiles the sheets of a template, in the order of `template.conf`, as one LESS scope. What fails is a warning, never a missing sheet. */
export async function compileStyles(folder: TemplateFolder): Promise<Stylesheet> {
  return compileGathered(await gatherStyles(folder))
}

/** Reads the sheets of a template and what they let owners set. */
export async function gatherStyles(folder: TemplateFolder): Promise<GatheredStyles> {
  const warnings: FolderWarning[] = []
  const sheets = await gatherSheets(folder, warnings)
  const joined = joinParts(sheets.parts)
  const reset = await gatherReset(folder, warnings)
  const { tweaks: own, brokenLines } = findTweaks(joined.text)
  for (const line of brokenLines) {
    warnings.push({ ...joined.placeOf(line), message: 'The tweak cannot be read as JSON.' })
  }
  const declared = new Set(own.map(({ title }) => slugOfTweak(title)))
  const system = systemTweaks(folder.systemCollections).filter(
    ({ title }) => !declared.has(slugOfTweak(title)),
  )
  return {
    joined,
    reset: joinParts(reset.parts),
    tweaks: [...own, ...system],
    remoteImports: [...reset.remoteImports, ...sheets.remoteImports],
    warnings,
  }
}

/** Compiles sheets that were read. */
export async function compileGathered(gathered: GatheredStyles): Promise<Stylesheet> {
  const { joined, reset } = gathered
  const compiledReset = await runLess(reset.text, { isMinified: true })
  const source = await sourceOf(gathered, compiledReset.css)
  const compiled = await compileTweaked(source, {}, { isMinified: true })
  const warnings = [
    ...gathered.warnings,
    ...placed(compiledReset.problems, reset, 'styles/reset.css'),
    ...placed(compiled.problems, joined, 'styles'),
  ]
  return sheetOf(source, compiled.css, { warnings, isGivenUp: compiled.isGivenUp })
}

/** The sheet that pages go out with which do not wait for that of their template: the platform's own rules. */
export async function leaveOutStyles(gathered: GatheredStyles): Promise<Stylesheet> {
  const source = await sourceOf(gathered, '')
  return sheetOf(source, source.head, { warnings: gathered.warnings, isGivenUp: false })
}

async function sourceOf(
  { joined, tweaks, remoteImports }: GatheredStyles,
  resetCss: string,
): Promise<StyleSource> {
  const head = [...remoteImports, iconFontFace(joined.text), resetCss, await readSystemSheets(), '']
  return { less: joined.text, tweaks, head: head.join('\n') }
}

function sheetOf(
  source: StyleSource,
  css: string,
  { warnings, isGivenUp }: Pick<Stylesheet, 'warnings' | 'isGivenUp'>,
): Stylesheet {
  const look = tweakLook(source.tweaks, {})
  return {
    css,
    hash: hashOf(css),
    designTokens: readDesignTokens(css),
    pageClasses: look.pageClasses,
    tweaks: look.values,
    source,
    warnings,
    isGivenUp,
  }
}

/** What was wrong in joined sheets, by the file and line of each; `elsewhere` where no line is known. */
function placed(
  problems: CompiledSheet['problems'],
  joined: JoinedSources,
  elsewhere: string,
): readonly FolderWarning[] {
  return problems.map(({ line, message }) => ({
    ...(line === null ? { file: elsewhere, line: null } : joined.placeOf(line)),
    message,
  }))
}

/** A sheet with the values of a site; lines of its problems are those of the joined sources. */
export async function compileTweaked(
  { less, tweaks, head }: StyleSource,
  stored: StoredTweaks,
  { isMinified }: { readonly isMinified: boolean },
) {
  const tweaked = applyTweaks(less, tweaks, stored)
  // All before the first line, so that lines keep their numbers; what a sheet defines itself comes later and wins.
  const variables = `${systemVariables}${explodeRules(tweaked)}`
  const { css, problems, isGivenUp = false } = await runLess(`${variables} ${tweaked}`, { isMinified })
  return { css: head + css, problems, isGivenUp }
}

/** The short hash in the address of a sheet. */
export function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 16)
}
