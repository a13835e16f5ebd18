import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { ArchiveReader } from './archive-reader.ts'
import { contentsShape } from './site-archive.ts'
import { blockBytes, paddingOf, writeTarHead } from './tar-header.ts'

let dir: string
beforeEach(() => {
  dir = mkdtempSync(path.join(tmpdir(), 'vitrine-archive-'))
})
afterEach(() => rmSync(dir, { recursive: true }))

/** Empty entries, and the list of them behind. */
function listing(names: readonly string[], list: string): string {
  const file = path.join(dir, 'site')
  const bytes = Buffer.byteLength(list)
  const heads = names.map((name) => writeTarHead({ name, bytes: 0 }))
  const end = [Buffer.from(list), Buffer.alloc(paddingOf(bytes) + 2 * blockBytes)]
  writeFileSync(file, Buffer.concat([...heads, writeTarHead({ name: 'contents.json', bytes }), ...end]))
  return file
}

/** Reads the list of a file. */
async function listOf(file: string) {
  const reader = await ArchiveReader.open(file)
  try {
    const last = reader.entries.at(-1)
    return last && (await reader.listOf(last, contentsShape))
  } finally {
    await reader.close()
  }
}

describe('the list of a file', () => {
  const hash = 'a'.repeat(64)
  const many = Array.from({ length: 2_000 }, (_, at) => `files/media/m${at}/käse „${at}“.txt`)

  it('is as long as there are entries', async () => {
    const whole = { tables: { orders: 2 }, entries: many.map((name) => [name, hash]) }
    expect(await listOf(listing(many, JSON.stringify(whole)))).toEqual(whole)
  })

  it('is not read where it is longer than the names of all entries make it', async () => {
    const empty = JSON.stringify({ tables: {}, entries: [] }).padEnd(150_000)
    await expect(listOf(listing(['a', 'b'], empty))).rejects.toThrow(
      'contents.json in the file is too large.',
    )
  })

  it('is not read where it is made of more than two texts of each', async () => {
    const lists = `{"tables":{},"entries":[${'[],'.repeat(20_000)}[]]}`
    await expect(listOf(listing(many, lists))).rejects.toThrow('holds more than any entry of a saved site')
  })

  it('is not read with more tables than any site has', async () => {
    const tables = Object.fromEntries(Array.from({ length: 4_100 }, (_, at) => [`t${at}`, 1]))
    await expect(listOf(listing(['a'], JSON.stringify({ tables, entries: [] })))).rejects.toThrow(
      'holds more than any entry of a saved site',
    )
  })
})
