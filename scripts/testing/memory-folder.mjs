import { mkdtempSync, rmSync, statfsSync } from 'node:fs'
import { freemem } from 'node:os'
import { join } from 'node:path'

const inMemory = '/dev/shm'
const enoughBytes = 4 * 1024 ** 3

/**
 * Has tests keep their shops in memory where there is room: a shop waits for the disk whenever it acknowledges something, which tests do
 * hundreds of thousands of times. They kill its process and not the machine, and what that leaves behind is the same in memory.
 */
export function keepFoldersInMemory() {
  if (process.env.TMPDIR || !hasRoom()) return
  const folder = mkdtempSync(join(inMemory, 'vitrine-tests-'))
  process.env.TMPDIR = folder
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => setImmediate(() => process.exit(1)))
}

function hasRoom() {
  try {
    const { bavail, bsize } = statfsSync(inMemory)
    // What a container may use can be less than what the machine has.
    const memoryBytes = process.availableMemory?.() ?? freemem()
    return bavail * bsize >= enoughBytes && memoryBytes >= enoughBytes
  } catch {
    return false
  }
}
