import { execFile } from 'node:child_process'
import { rmSync } from 'node:fs'
import { request } from 'node:http'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { freshDataDir } from '@vitrine/store/testing/fresh-location'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { runThroughServer } from '../control/ask-server.ts'
import { writeSiteOrder } from '../control/site-order.ts'
import { runAndKill } from '../testing/server-process.ts'

const main = fileURLToPath(new URL('./main.ts', import.meta.url))
let dataDir: string
beforeEach(() => {
  dataDir = freshDataDir()
})
afterEach(() => rmSync(dataDir, { recursive: true }))

const run = promisify(execFile)
const vitrine = async (...words: readonly string[]) =>
  (await run(process.execPath, [main, 'sites', ...words], { env: environment() })).stdout.trim()
const environment = () => ({ ...process.env, DATA_DIR: dataDir, DATABASE_URL: '' })

/** The status of the home page of the second site. */
function statusAt(port: string): Promise<number | undefined> {
  const headers = { host: 'two.example', accept: 'text/html' }
  return new Promise((resolve, reject) => {
    request({ host: '127.0.0.1', port, headers }, (response) => {
      response.resume()
      resolve(response.statusCode)
    })
      .on('error', reject)
      .end()
  })
}

it('suspends a site beside the running server, at once, and while it is stopped', async () => {
  await runAndKill(dataDir, async (printed) => {
    const port = /127\.0\.0\.1:(\d+)/.exec(printed)?.[1] ?? ''
    const two = writeSiteOrder({ site: 'two.example', title: 'Two', isEmpty: true })
    await runThroughServer('add-site', two, dataDir)
    expect(await statusAt(port)).toBe(200)
    expect(await statusAt(port)).toBe(200)
    expect(await vitrine('suspend', 'two.example', '--reason', 'Invoice 12 is open')).toBe(
      'The site Two is suspended.',
    )
    expect(await statusAt(port)).toBe(503)
    expect(await vitrine()).toMatch(
      /^two\.example\tTwo\t.*\tsuspended since \d{4}-\d\d-\d\dT\d\d:\d\dZ \(Invoice 12 is open\)$/m,
    )
  })
  expect(await vitrine('resume', 'two.example')).toBe('The site Two goes on.')
}, 120_000)
