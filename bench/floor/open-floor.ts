import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { findFreePort } from '../../e2e/testing/start-shop.ts'

/** A running floor server. */
export interface Floor {
  readonly url: string
  close(): void
}

/** Starts the floor in a process of its own, as the shop has one. */
export async function openFloor(given: {
  page?: Buffer
  pageEncoding?: string
  reply?: string
}): Promise<Floor> {
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-floor-'))
  const port = await findFreePort()
  const file = join(folder, 'floor.json')
  const page = (given.page ?? Buffer.from('')).toString('base64')
  writeFileSync(
    file,
    JSON.stringify({ port, page, pageEncoding: given.pageEncoding ?? '', reply: given.reply ?? '{}' }),
  )
  const main = fileURLToPath(new URL('./main.ts', import.meta.url))
  const child = spawn(process.execPath, [main, file], {
    stdio: 'inherit',
    env: { ...process.env, NODE_ENV: 'production' },
  })
  const url = `http://127.0.0.1:${port}`
  while (!(await answers(`${url}/health`))) await new Promise((resolve) => setTimeout(resolve, 50))
  return {
    url,
    close() {
      child.kill()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

function answers(url: string): Promise<boolean> {
  return fetch(url).then(
    (response) => response.ok,
    () => false,
  )
}
