import { describe, expect, it } from 'vitest'
import { buildSite } from '../../testing/builders.ts'
import { RevisionMemory } from './revision-memory.ts'

describe('RevisionMemory', () => {
  it('reads once for a revision, and anew for the next', async () => {
    const memory = new RevisionMemory<number>()
    let reads = 0
    const read = async () => ++reads
    const site = buildSite()
    expect([await memory.recall(site, 'a', read), await memory.recall(site, 'a', read)]).toEqual([1, 1])
    expect(await memory.recall({ ...site, revision: site.revision + 1 }, 'a', read)).toBe(2)
    expect(await memory.recall(site, 'b', read)).toBe(3)
  })

  it('tries again after a reading that failed', async () => {
    const memory = new RevisionMemory<number>()
    const site = buildSite()
    await expect(memory.recall(site, 'a', () => Promise.reject(new Error('gone')))).rejects.toThrow('gone')
    expect(await memory.recall(site, 'a', async () => 7)).toBe(7)
  })
})
