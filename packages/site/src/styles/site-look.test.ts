import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { buildSite } from '@vitrine/store/testing/builders'
import { afterEach, expect, it, vi } from 'vitest'
import { readTemplateFolder } from '../template-folder/read-folder.ts'
import { compileStyles } from './compile-styles.ts'
import { keepSheet, nameOfSheet } from './less/kept-sheets.ts'
import { readableSheetOf } from './site-look.ts'
import { systemVariables } from './system-imports.ts'
import { applyTweaks, explodeRules } from './tweaks/apply-tweaks.ts'

let dir = ''
afterEach(async () => {
  vi.restoreAllMocks()
  await rm(dir, { recursive: true, force: true })
})

/** Needs all memory of its process when it is made with a depth. */
const endless = [
  `@run: ${Date.now()};`,
  '.m(@n, @x) when (@n > 0) { .m((@n - 1), ~"@{x}@{x}@{x}@{x}@{x}@{x}@{x}@{x}"); b: @x }',
  '// tweak: { "type": "value", "title": "Depth" }',
  '@depth: 0;',
  'a { color: red; .m(@depth, "bcdefghi") }',
].join('\n')

it('the sheet of a site that was given up is tried again after ten minutes', {
  timeout: 60_000,
}, async () => {
  dir = await mkdtemp(path.join(tmpdir(), 'vitrine-look-'))
  await mkdir(path.join(dir, 'styles'))
  await writeFile(path.join(dir, 'styles/site.less'), endless)
  await writeFile(path.join(dir, 'template.conf'), '{ "stylesheets": ["site.less"] }')
  const sheet = await compileStyles(await readTemplateFolder(dir))
  const site = buildSite({ tweaks: { Depth: '9' } })
  expect(await readableSheetOf(sheet, site)).toMatchObject({ isGivenUp: true, css: sheet.css })

  // The machine has time again: the sheet can be made now.
  const tweaked = applyTweaks(sheet.source.less, sheet.source.tweaks, { Depth: '9' })
  const name = await nameOfSheet(`${systemVariables}${explodeRules(tweaked)} ${tweaked}`, false)
  await keepSheet(name, { css: 'a{color:blue}', problems: [] })
  expect(await readableSheetOf(sheet, site)).toMatchObject({ isGivenUp: true })
  await wait(5)
  const nowMs = performance.now()
  vi.spyOn(performance, 'now').mockReturnValue(nowMs + 601_000)
  const made = await readableSheetOf(sheet, site)
  expect([made.isGivenUp, made.css]).toEqual([false, expect.stringContaining('a{color:blue}')])
})
