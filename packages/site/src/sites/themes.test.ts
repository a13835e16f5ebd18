import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { writeUpload } from '../templates/template-upload.ts'
import { Themes } from './themes.ts'

let dataDir: string
beforeEach(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'vitrine-themes-'))
  await upload('one', '<p>{mainContent}</p>', 'first')
  await upload('two', '<p>{mainContent}</p>', 'other')
})
afterEach(() => {
  vi.restoreAllMocks()
  return rm(dataDir, { recursive: true })
})

/** Puts the files of a template where uploads come to. */
async function upload(name: string, region: string, uploadId: string): Promise<void> {
  const dir = path.join(dataDir, 'templates', name)
  await mkdir(dir, { recursive: true })
  await writeFile(path.join(dir, 'template.conf'), '{ "layouts": { "default": { "regions": ["a"] } } }')
  await writeFile(path.join(dir, 'a.region'), region)
  await writeUpload(dir, { filename: `${name}.zip`, atMs: 0, uploadId, formerTypes: new Map() })
}

const quiet = { info: () => {}, warn: () => {}, error: () => {} }
const openThemes = (keptTemplates: number) =>
  new Themes({ siteDir: path.join(dataDir, 'own'), dataDir, isDev: false, keptTemplates, log: quiet })

const one = { id: 'a', templateId: 'templates/one', revision: 1 }
const two = { id: 'b', templateId: 'templates/two', revision: 1 }

it('a template that was forgotten has its version again when it is read again, so that pages made with it stay', async () => {
  const themes = openThemes(1)
  const first = await themes.of(one)
  await themes.of(two)
  const again = await themes.of(one)
  expect(again).not.toBe(first)
  expect([first.version > 0, Number.isSafeInteger(first.version)]).toEqual([true, true])
  expect([again.version, themes.versionOf(one)]).toEqual([first.version, first.version])
})

it('a template that another server replaced is read again once the sites that wear it are of a later revision', async () => {
  const themes = openThemes(2)
  const first = await themes.of(one)
  await upload('one', '<p>Changed {mainContent}</p>', 'second')
  expect(await themes.of({ ...one, revision: 2 })).not.toBe(first)
  expect(themes.versionOf(one)).not.toBe(first.version)
  expect(await themes.of({ ...one, revision: 3 })).toBe(await themes.of({ ...one, revision: 2 }))
})

it('pages made with a template are not current any more once it is known to be replaced, though it was forgotten meanwhile', async () => {
  const themes = openThemes(1)
  const { version } = await themes.of(one)
  await themes.of(two)
  await upload('one', '<p>Changed {mainContent}</p>', 'second')
  await themes.of({ ...one, revision: 2 })
  expect(themes.versionOf(one)).not.toBe(version)
})

it('a template whose style sheet was given up is read again after ten minutes, as that is tried again', {
  timeout: 60_000,
}, async () => {
  const dir = path.join(dataDir, 'templates/one')
  await mkdir(path.join(dir, 'styles'))
  const bomb =
    '.m(@n, @x) when (@n > 0) { .m((@n - 1), ~"@{x}@{x}@{x}@{x}@{x}@{x}@{x}@{x}"); b: @x }\na { .m(9, "bcdefghi") }'
  await writeFile(path.join(dir, 'styles/a.less'), bomb)
  const conf = { layouts: { default: { regions: ['a'] } }, stylesheets: ['a.less'] }
  await writeFile(path.join(dir, 'template.conf'), JSON.stringify(conf))
  const themes = openThemes(2)
  await themes.of(one)
  await vi.waitUntil(async () => (await themes.of(one)).stylesheet.isGivenUp, 50_000)
  const givenUp = await themes.of(one)
  expect(await themes.of(one)).toBe(givenUp)

  // What is wrong with it is mended meanwhile, as time is when a machine was busy.
  await writeFile(path.join(dir, 'styles/a.less'), 'a{b:c}')
  // What is kept knows the time for a millisecond before it looks again.
  await new Promise((resolve) => setTimeout(resolve, 20))
  const nowMs = performance.now()
  vi.spyOn(performance, 'now').mockReturnValue(nowMs + 601_000)
  expect((await themes.of(one)).stylesheet).toMatchObject({
    isGivenUp: false,
    css: expect.stringContaining('a{b:c}'),
  })
})
