import { cp, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { type OpenSite, openSite, smallTemplateDir } from '../../testing/open-site.ts'

let siteDir: string
let region: string
let sound: string
let site: OpenSite
beforeAll(async () => {
  siteDir = await mkdtemp(path.join(tmpdir(), 'vitrine-edited-'))
  await cp(smallTemplateDir, siteDir, { recursive: true })
  region = path.join(siteDir, 'foot.region')
  sound = await readFile(region, 'utf8')
  site = await openSite({ services: { siteDir, isDev: true } })
})
afterAll(async () => {
  await site.close()
  await rm(siteDir, { recursive: true })
})

/** Saves as many editors do: another file is put in place of the old one. */
async function save(text: string): Promise<void> {
  await writeFile(`${region}~`, text)
  await rename(`${region}~`, region)
}

const read = async () => (await site.get('/shop', { accept: 'text/html' })).body
const named = () => site.logged.filter((line) => line.startsWith('The site template: SyntaxError')).length

it('says in place of the page, and in the log, what is wrong with a template while it is worked on, each time', async () => {
  const whole = await read()
  expect(whole).toContain('Enamel mug')

  await save(`${sound}\n{.section foo}`)
  await vi.waitFor(async () => expect(await read()).toContain('foot.region:'), 5_000)
  const broken = await site.get('/shop', { accept: 'text/html' })
  expect(broken.statusCode).toBe(500)
  expect(broken.body).toContain(`foot.region:${sound.split('\n').length + 1}`)
  expect(broken.body).not.toContain('Enamel mug')

  await save(sound)
  await vi.waitFor(async () => expect(await read()).toContain('Enamel mug'), 5_000)
  const before = named()
  await save(`${sound}\n{.section foo}\n`)
  await vi.waitFor(async () => expect(await read()).toContain('foot.region:'), 5_000)
  expect(named()).toBeGreaterThan(before)
  await save(`<p>New words</p>${sound}`)
  await vi.waitFor(async () => expect(await read()).toContain('New words'), 5_000)
})
