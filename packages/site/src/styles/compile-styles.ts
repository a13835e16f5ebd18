import { createHash } from 'node:crypto'
import type { FolderWarning, TemplateFolder } from '../template-folder/template-folder.ts'
import { readDesignTokens } from './design-tokens.ts'
import { gatherReset, gatherSheets } from './gather-sheets.ts'
import { iconFontFace } from './icon-font/icon-font-face.ts'
import { runLess } from './less/run-less.ts'
import { joinParts } from './source-lines.ts'
import type { StyleSource, Stylesheet } from './stylesheet.ts'
import { systemVariables } from './system-imports.ts'
import { readSystemSheets } from './system-sheets.ts'
import { applyTweaks, explodeRules } from './tweaks/apply-tweaks.ts'
import { findTweaks } from './tweaks/find-tweaks.ts'
import { systemTweaks } from './tweaks/system-tweaks.ts'
import { type StoredTweaks, slugOfTweak } from './tweaks/tweak.ts'
import { tweakLook } from './tweaks/tweak-look.ts'

/** How LESS becomes CSS. */
export type LessRun = typeof runLess

/** For a sheet that pages do not wait for: what is not compiled yet is left out. */
export const leaveOut: LessRun = () => Promise.resolve({ css: '', problems: [] })

/** Compiles the sheets of a template, in the order of `template.conf`, as one LESS scope. What fails is a warning, never a missing sheet. */
export async function compileStyles(folder: TemplateFolder, run: LessRun = runLess): Promise<Stylesheet> {
  const warnings: FolderWarning[] = []
  const { parts, remoteImports } = await gatherSheets(folder, warnings)
  const joined = joinParts(parts)
  const reset = await compileReset(folder, warnings, run)
  const { tweaks: own, brokenLines } = findTweaks(joined.text)
  for (const line of brokenLines) {
    warnings.push({ ...joined.placeOf(line), message: 'The tweak cannot be read as JSON.' })
  }
  const declared = new Set(own.map(({ title }) => slugOfTweak(title)))
  const system = systemTweaks(folder.systemCollections).filter(({ title }) => !declared.has(title))
  const source: StyleSource = {
    less: joined.text,
    tweaks: [...own, ...system],
    head: [
      ...reset.remoteImports,
      ...remoteImports,
      iconFontFace(joined.text),
      reset.css,
      await readSystemSheets(),
      '',
    ].join('\n'),
  }

  const { css, problems, isGivenUp } = await compileTweaked(source, {}, { isMinified: true, run })
  for (const { line, message } of problems) {
    const place = line === null ? { file: 'styles', line: null } : joined.placeOf(line)
    warnings.push({ ...place, message })
  }
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

/** The sheet that stands before those of the platform: by itself, so that nothing left open in it reaches further. */
async function compileReset(folder: TemplateFolder, warnings: FolderWarning[], run: LessRun) {
  const { parts, remoteImports } = await gatherReset(folder, warnings)
  const { text, placeOf } = joinParts(parts)
  const { css, problems } = await run(text, { isMinified: true })
  for (const { line, message } of problems) {
    warnings.push({ ...(line === null ? { file: 'styles/reset.css', line } : placeOf(line)), message })
  }
  return { css, remoteImports }
}

/** A sheet with the values of a site; lines of its problems are those of the joined sources. */
export async function compileTweaked(
  { less, tweaks, head }: StyleSource,
  stored: StoredTweaks,
  { isMinified, run = runLess }: { readonly isMinified: boolean; readonly run?: LessRun },
) {
  const tweaked = applyTweaks(less, tweaks, stored)
  // All before the first line, so that lines keep their numbers; what a sheet defines itself comes later and wins.
  const variables = `${systemVariables}${explodeRules(tweaked)}`
  const { css, problems, isGivenUp = false } = await run(`${variables} ${tweaked}`, { isMinified })
  return { css: head + css, problems, isGivenUp }
}

/** The short hash in the address of a sheet. */
export function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 16)
}
