import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { FolderInUseError } from './engine/errors.ts'
import { openStore } from './open-store.ts'

const log = { warn: () => {} }
let dataDir: string
let children: ChildProcess[] = []

beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'vitrine-lock-'))
})

afterEach(async () => {
  await Promise.all(children.map(kill))
  children = []
  rmSync(dataDir, { recursive: true, force: true })
})

describe('the data folder', () => {
  it('is refused to a second process, in words', async () => {
    const { firstLine } = await openInChild()
    expect(firstLine).toBe('open')
    await expect(openStore({ dataDir, log })).rejects.toThrow(FolderInUseError)
    await expect(openStore({ dataDir, log })).rejects.toThrow(
      `${dataDir} is in use by another Vitrine process`,
    )
  })

  it('is free again when the process that held it was killed', async () => {
    const { child } = await openInChild()
    await kill(child)
    const store = await openStore({ dataDir, log })
    expect(await store.ping()).toBe(true)
    await store.close()
  })

  it('is refused to a second store of the same process', async () => {
    const store = await openStore({ dataDir, log })
    await expect(openStore({ dataDir, log })).rejects.toThrow(FolderInUseError)
    await store.close()
  })
})

async function openInChild() {
  const script = `
    import { openStore } from '${join(import.meta.dirname, 'open-store.ts')}'
    const store = await openStore({ dataDir: process.argv[1], log: console })
    console.log('open')
    setInterval(() => store.ping(), 1000)`
  const child = spawn(process.execPath, ['--input-type=module', '-e', script, dataDir], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  children.push(child)
  const [chunk] = await once(child.stdout, 'data')
  return { child, firstLine: String(chunk).trim() }
}

async function kill(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  child.kill('SIGKILL')
  await once(child, 'close')
}
