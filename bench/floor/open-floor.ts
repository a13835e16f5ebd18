import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { findFreePort } from '../../e2e/testing/start-shop.ts'

/** A running floor server. */
export interface Floor {
  readonly url: string
  readonly pid: number
  close(): void
}

/** An answer that the floor gives at `/page/N`: header lines and bytes as somebody else sent them. */
export interface FloorPage {
  readonly headers: Readonly<Record<string, string | string[]>>
  /** Base64. */
  readonly body: string
}

/** What the floor is told. */
export interface FloorFile {
  readonly port: number
  readonly pages: readonly FloorPage[]
  readonly reply: string
}

/** Starts the floor in a process of its own, as the shop has one: Fastify, or bare `node:http`. */
export async function openFloor(
  given: { pages?: readonly FloorPage[]; reply?: string },
  server: 'fastify' | 'node' = 'fastify',
): Promise<Floor> {
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-floor-'))
  const port = await findFreePort()
  const file = join(folder, 'floor.json')
  const told: FloorFile = { port, pages: given.pages ?? [], reply: given.reply ?? '{}' }
  writeFileSync(file, JSON.stringify(told))
  const main = fileURLToPath(new URL(server === 'node' ? './node-main.ts' : './main.ts', import.meta.url))
  const child = spawn(process.execPath, [main, file], {
    stdio: 'inherit',
    env: { ...process.env, NODE_ENV: 'production' },
  })
  const url = `http://127.0.0.1:${port}`
  while (!(await answers(`${url}/health`))) await new Promise((resolve) => setTimeout(resolve, 50))
  return {
    url,
    pid: child.pid ?? 0,
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
