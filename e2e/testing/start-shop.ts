import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const ourRoot = fileURLToPath(new URL('../..', import.meta.url))

/** A running shop of its own, on a copy of the seeded data folder. */
export interface ShopProcess {
  readonly url: string
  readonly dataDir: string
  readonly pid: number
  /** The one-time link that makes the first owner account. */
  readonly firstOwnerLink: string
  /** What the server printed. */
  output(): string
  /** Ends it at once, as a power cut would (SIGKILL). */
  kill(): Promise<void>
  /** Ends it in peace; its data stays. */
  stop(): Promise<void>
  /** Starts again on the same data folder and address. */
  restart(): Promise<ShopProcess>
  /** Ends it in peace and removes its data. */
  close(): Promise<void>
}

interface Start {
  readonly dataDir: string
  readonly port: number
  readonly environment: Record<string, string>
  /** Another folder with the project; this one by default. */
  readonly root?: string | undefined
  /** Whether the sources run as they are, file by file, and not the bundle made of them. */
  readonly fromSources?: boolean
}

/** Starts a server process and waits until it answers. */
export async function startShop(start: Start): Promise<ShopProcess> {
  const url = `http://127.0.0.1:${start.port}`
  const root = start.root ?? ourRoot
  const child = spawn(process.execPath, [programOf(root, start.fromSources)], {
    cwd: root,
    env: {
      ...process.env,
      NODE_ENV: 'production',
      DATABASE_URL: '',
      PICTURES_AHEAD: 'off',
      ...start.environment,
      PORT: String(start.port),
      HOST: '127.0.0.1',
      DATA_DIR: start.dataDir,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let printed = ''
  const keep = (chunk: Buffer) => {
    printed += chunk.toString()
  }
  child.stdout.on('data', keep)
  child.stderr.on('data', keep)
  await waitUntilReady(url, child, () => printed)
  return describeShop(start, url, child, () => printed)
}

/** The server as `npm start` runs it; a version from before there was a bundle has none. */
function programOf(root: string, fromSources = false): string {
  const bundle = join(root, 'packages/server/dist/main.js')
  return existsSync(bundle) && !fromSources ? bundle : join(root, 'packages/server/src/main.ts')
}

function describeShop(start: Start, url: string, child: ChildProcess, output: () => string): ShopProcess {
  return {
    url,
    dataDir: start.dataDir,
    pid: child.pid ?? 0,
    get firstOwnerLink() {
      return /https?:\/\/\S*\/config\/first-owner\?token=\S+/.exec(output())?.[0] ?? ''
    },
    output,
    kill: () => end(child, 'SIGKILL'),
    stop: () => end(child, 'SIGTERM'),
    restart: () => startShop(start),
    async close() {
      await end(child, 'SIGTERM')
      rmSync(start.dataDir, { recursive: true, force: true })
    },
  }
}

async function end(child: ChildProcess, signal: 'SIGKILL' | 'SIGTERM'): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const ended = new Promise<void>((resolve) => {
    child.once('exit', () => resolve())
  })
  child.kill(signal)
  await ended
}

async function waitUntilReady(url: string, child: ChildProcess, output: () => string): Promise<void> {
  const giveUpAt = Date.now() + 120_000
  while (Date.now() < giveUpAt) {
    if (child.exitCode !== null) throw new Error(`The server ended before it answered:\n${output()}`)
    const answers = await fetch(`${url}/health`).then(
      (response) => response.ok,
      () => false,
    )
    // The addresses are printed last.
    if (answers && output().includes('/config')) return
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  await end(child, 'SIGKILL')
  throw new Error(`The server did not answer in two minutes:\n${output()}`)
}

/**
 * Finds a port that nobody listens on. It is one of those that the system does not give to outgoing connections, since shops side
 * by side have many of these, and a shop that is killed comes back to its port.
 */
export async function findFreePort(): Promise<number> {
  for (;;) {
    const port = 20_000 + Math.floor(Math.random() * 12_000)
    if (await isFree(port)) return port
  }
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer()
    probe.once('error', () => resolve(false))
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)))
  })
}
