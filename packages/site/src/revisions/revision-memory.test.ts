import { buildSite } from '@vitrine/store/testing/builders'
import { describe, expect, it } from 'vitest'
import { RevisionMemory } from './revision-memory.ts'

describe('RevisionMemory', () => {
  it('reads once for a revision, and again for the next', async () => {
    const memory = new RevisionMemory<number>()
    let reads = 0
    const read = async () => ++reads
    const site = buildSite()
    expect([await memory.recall(site, 'a', read), await memory.recall(site, 'a', read)]).toEqual([1, 1])
    expect(await memory.recall({ ...site, revision: site.revision + 1 }, 'a', read)).toBe(2)
    expect(await memory.recall(site, 'b', read)).toBe(3)
  })

  it('goes on remembering when it is full, as keys with a time in them never end', async () => {
    const memory = new RevisionMemory<number>()
    let reads = 0
    const read = async () => ++reads
    const site = buildSite()
    for (let key = 0; key < 500; key += 1) await memory.recall(site, String(key), read)
    const atFirst = reads
    await memory.recall(site, 'later', read)
    await memory.recall(site, 'later', read)
    expect(reads - atFirst).toBe(1)
  })

  it('tries again after a reading that failed', async () => {
    const memory = new RevisionMemory<number>()
    const site = buildSite()
    await expect(memory.recall(site, 'a', () => Promise.reject(new Error('gone')))).rejects.toThrow('gone')
    expect(await memory.recall(site, 'a', async () => 7)).toBe(7)
  })
})
