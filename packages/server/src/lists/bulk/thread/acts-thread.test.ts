import { type BulkAct, emptyTally } from '@vitrine/domain/lists/bulk/bulk-act'
import { type BuiltStore, buildStore } from '@vitrine/store/testing/build-store'
import { buildCollection, buildProduct, newId, noon } from '@vitrine/store/testing/builders'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ActsThread } from './acts-thread.ts'

const count = 60

let built: BuiltStore
let warned: string[]
beforeEach(async () => {
  built = await buildStore()
  warned = []
})
afterEach(async () => {
  expect(await built.store.audit()).toEqual([])
  await built.close()
})

function openThread(): ActsThread {
  const log = {
    info: () => {},
    error: () => {},
    warn: (_: object, message: string) => void warned.push(message),
  }
  const { store, dataDir } = built
  if (!store.admitThread) throw new Error('SQLite admits threads')
  const file = new URL('../../../start/main-of-acts.ts', import.meta.url)
  return new ActsThread({ file, admit: store.admitThread, services: { dataDir, secret: 'secret', log } })
}

/** Products, and an act that has a tag to give to each. */
async function beginAct(act = 'tags'): Promise<BulkAct> {
  const ids = Array.from({ length: count }, () => newId())
  const bulkAct: BulkAct = {
    id: newId(),
    list: 'products',
    act,
    label: 'Tag',
    input: { add: ['counted'], remove: [] },
    view: null,
    accountId: 'ada',
    byName: 'Ada',
    createdAtMs: noon,
    endedAtMs: null,
    state: 'running',
    tally: { ...emptyTally, total: count },
    undo: null,
  }
  await built.siteStore.transaction(async (tables) => {
    await tables.collections.save(buildCollection({ id: 'shop', typeName: 'products' }))
    for (const id of ids) await tables.products.save(buildProduct({ id, urlId: id, collectionId: 'shop' }))
    await tables.bulkActs.save(bulkAct)
    await tables.bulkActs.addRows(bulkAct.id, ids)
  })
  return bulkAct
}

const find = ({ id }: BulkAct) => built.siteStore.bulkActs.find(id)

async function goOnToEnd(thread: ActsThread, bulkAct: BulkAct): Promise<void> {
  while ((await find(bulkAct))?.state === bulkAct.state) await thread.goOn(built.website.id, bulkAct.id)
}

describe.skipIf(process.env.TEST_DATABASE_URL)('the thread of acts', { timeout: 60_000 }, () => {
  it('does an act and takes it back, while the server goes on writing, and throws what one threw', async () => {
    const thread = openThread()
    const bulkAct = await beginAct()
    const done = goOnToEnd(thread, bulkAct)
    const other = buildProduct({ id: newId(), urlId: 'other', collectionId: 'shop' })
    for (let each = 0; each < 50; each += 1)
      await built.siteStore.products.save({ ...other, title: `Written ${each}` })
    await done
    const after = await find(bulkAct)
    expect(after).toMatchObject({ state: 'done', tally: { changed: count, failed: 0 } })
    const tagged = await built.siteStore.products.behind('', count + 1)
    expect(tagged.filter(({ tags }) => tags.includes('counted'))).toHaveLength(count)
    expect(tagged.find(({ id }) => id === other.id)?.title).toBe('Written 49')

    const undoing = {
      ...bulkAct,
      state: 'undoing',
      undo: { ...emptyTally, total: count, accountId: 'ada', byName: 'Ada' },
    } as const
    await built.siteStore.bulkActs.save(undoing)
    await goOnToEnd(thread, undoing)
    expect(await find(bulkAct)).toMatchObject({ state: 'undone', undo: { changed: count } })
    const untagged = await built.siteStore.products.behind('', count + 1)
    expect(untagged.filter(({ tags }) => tags.includes('counted'))).toEqual([])

    const { id } = await beginAct('none')
    await expect(thread.goOn(built.website.id, id)).rejects.toThrow('Nobody does none on many products')
    await thread.close()
  })

  it('says so when it is gone, and begins anew when it is asked again', async () => {
    const thread = openThread()
    const bulkAct = await beginAct()
    const cut = thread.goOn(built.website.id, bulkAct.id)
    await thread.close()
    expect(await cut).toBe('gone')
    await goOnToEnd(thread, bulkAct)
    expect(await find(bulkAct)).toMatchObject({ state: 'done', tally: { changed: count } })
    await thread.close()
    expect(warned).toEqual([])
  })

  it('does what is asked of it in the moment in which it ends for want of work', async () => {
    const thread = openThread()
    const [first, second] = [await beginAct(), await beginAct()]
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    try {
      await goOnToEnd(thread, first)
      vi.advanceTimersByTime(5_000)
    } finally {
      vi.useRealTimers()
    }
    expect(await thread.goOn(built.website.id, second.id)).toBe('over')
    await thread.close()
  })
})
