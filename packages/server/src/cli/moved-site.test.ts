import { execFile } from 'node:child_process'
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { freshDataDir } from '@vitrine/store/testing/fresh-location'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { runThroughServer } from '../control/ask-server.ts'
import { writeSiteOrder } from '../control/site-order.ts'
import { runAndKill } from '../testing/server-process.ts'

const main = fileURLToPath(new URL('./main.ts', import.meta.url))
let dir: string
let dataDir: string

beforeEach(() => {
  dir = freshDataDir()
  dataDir = path.join(dir, 'data')
  mkdirSync(dataDir)
})
afterEach(() => rmSync(dir, { recursive: true }))

const run = promisify(execFile)

/** What a command says, whether it is well or not. */
const vitrine = async (...words: readonly string[]) => {
  const env = { ...process.env, DATA_DIR: dataDir, DATABASE_URL: '', INIT_CWD: dir }
  const { stdout, stderr } = await run(process.execPath, [main, 'sites', ...words], { env }).catch(
    (error: { readonly stdout: string; readonly stderr: string }) => error,
  )
  return `${stdout}${stderr}`.trim()
}

it('saves a site beside the running server, and brings it back while it is stopped, from where the files are typed', async () => {
  writeFileSync(path.join(dir, 'words'), 'four words of a passphrase\n')
  await runAndKill(dataDir, async () => {
    const two = writeSiteOrder({ site: 'two.example', title: 'Two' })
    await runThroughServer('add-site', two, dataDir)
    expect(await vitrine('save', 'two.example', 'two.site', '--passphrase-file', 'words')).toMatch(
      new RegExp(`^Two is saved in ${dir}/two\\.site: [\\d,]+ rows and \\d+ files\\.`),
    )
    expect(await vitrine('save', 'two.example', 'no/such/two.site')).toBe(
      `${dir}/no/such/two.site: there is no such file or folder.`,
    )
    await vitrine('remove', 'two.example', '--title', 'Two')
    expect(await vitrine('restore', 'two.site', '--passphrase-file', 'words')).toContain(
      'Two is back at two.example',
    )
    await vitrine('remove', 'two.example', '--title', 'Two')
  })
  expect(existsSync(path.join(dir, 'two.site'))).toBe(true)
  expect(await vitrine('restore', 'two.site', 'three.example', '--passphrase-file', 'words')).toContain(
    'Two is back at three.example',
  )
  expect(await vitrine()).toContain('three.example\tTwo')
}, 120_000)
