import { type ChildProcessByStdio, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, readdirSync, rmSync, statSync } from 'node:fs'
import path from 'node:path'
import type { Readable } from 'node:stream'
import { fileURLToPath } from 'node:url'
import { freshDataDir } from '@vitrine/store/testing/fresh-location'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { smallTemplateDir } from './testing/open-site.ts'

let dataDir: string
let server: ChildProcessByStdio<null, Readable, null>
beforeEach(() => {
  dataDir = freshDataDir()
})
afterEach(() => {
  server.kill('SIGKILL')
  rmSync(dataDir, { recursive: true })
})

it('writes for its user alone, and ends in peace when a signal comes by several ways at once', async () => {
  chmodSync(dataDir, 0o755)
  const environment = { PORT: '0', DATA_DIR: dataDir, DATABASE_URL: '', SITE_DIR: smallTemplateDir }
  server = spawn(process.execPath, [fileURLToPath(new URL('./main.ts', import.meta.url))], {
    env: { ...process.env, ...environment, NODE_ENV: 'production' },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let printed = ''
  for await (const chunk of server.stdout.iterator({ destroyOnReturn: false })) {
    printed += chunk
    if (printed.includes('/config')) break
  }
  server.stdout.resume()
  const open = readdirSync(dataDir).filter((name) => statSync(path.join(dataDir, name)).mode & 0o077)
  expect(readdirSync(dataDir)).toContain('vitrine.sqlite-wal')
  expect(open).toEqual([])

  server.kill('SIGINT')
  await new Promise((resolve) => setTimeout(resolve, 20))
  server.kill('SIGINT')
  expect(await once(server, 'exit')).toEqual([0, null])
  expect(readdirSync(dataDir)).not.toContain('control.json')
})
