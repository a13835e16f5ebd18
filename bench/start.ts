import { spawn } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { findFreePort } from '../e2e/testing/start-shop.ts'
import { median, type Report } from './report.ts'

const root = fileURLToPath(new URL('..', import.meta.url))
const rounds = 5

/** Warm `npm start` to the first 200 of the home page, and the server's memory once it is idle. */
export async function run(): Promise<Report> {
  const dataDir = mkdtempSync(join(tmpdir(), 'vitrine-start-'))
  try {
    await startOnce(dataDir, { isFirst: true })
    const starts: { readyMs: number; residentMegabytes: number }[] = []
    for (let round = 0; round < rounds; round += 1) starts.push(await startOnce(dataDir, { isFirst: false }))
    return {
      bench: 'start',
      node: process.versions.node,
      rows: [
        {
          case: 'warm npm start to first 200',
          subject: 'vitrine',
          value: median(starts.map(({ readyMs }) => readyMs)),
          unit: 'ms',
        },
        {
          case: 'resident memory, idle',
          subject: 'vitrine',
          value: median(starts.map(({ residentMegabytes }) => residentMegabytes)),
          unit: 'MB',
        },
      ],
    }
  } finally {
    rmSync(dataDir, { recursive: true, force: true })
  }
}

async function startOnce(
  dataDir: string,
  { isFirst }: { isFirst: boolean },
): Promise<{ readyMs: number; residentMegabytes: number }> {
  const port = await findFreePort()
  const startedAt = performance.now()
  const child = spawn('npm', ['start'], {
    cwd: root,
    env: { ...process.env, PORT: String(port), DATA_DIR: dataDir },
    stdio: 'ignore',
    detached: true,
  })
  while (!(await answers(`http://127.0.0.1:${port}/`)))
    await new Promise((resolve) => setTimeout(resolve, 10))
  const readyMs = performance.now() - startedAt
  await new Promise((resolve) => setTimeout(resolve, isFirst ? 20_000 : 5000))
  const residentMegabytes = serverMemory(port)
  const ended = new Promise<void>((resolve) => {
    child.once('exit', () => resolve())
  })
  if (child.pid) process.kill(-child.pid, 'SIGTERM')
  await ended
  return { readyMs, residentMegabytes }
}

function answers(url: string): Promise<boolean> {
  return fetch(url).then(
    (response) => response.status === 200,
    () => false,
  )
}

/** Resident memory of the process that has our port in its environment and runs the server (Linux). */
function serverMemory(port: number): number {
  const pids = readProcessIds().filter((pid) =>
    readQuietly(`/proc/${pid}/cmdline`).includes('packages/server/dist/main.js'),
  )
  const pid = pids.find((each) => readQuietly(`/proc/${each}/environ`).includes(`\0PORT=${port}\0`))
  const resident = /VmRSS:\s+(\d+) kB/.exec(readQuietly(`/proc/${pid}/status`))
  return Number(resident?.[1]) / 1024
}

function readProcessIds(): readonly string[] {
  return readdirSync('/proc').filter((name) => /^\d+$/.test(name))
}

function readQuietly(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return ''
  }
}
