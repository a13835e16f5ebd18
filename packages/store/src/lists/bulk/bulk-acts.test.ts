import { stillMs } from '@vitrine/domain/members/held-address'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { buildBulkAct } from '../../testing/build-bulk-act.ts'
import { type BuiltStore, buildStore } from '../../testing/build-store.ts'
import { newId, noon } from '../../testing/builders.ts'

let built: BuiltStore
beforeEach(async () => {
  built = await buildStore()
})
afterEach(() => built.close())

describe('acts on many rows', () => {
  it('take ids that can be none, which then belong to nothing', async () => {
    const { bulkActs } = built.siteStore
    const bulkAct = buildBulkAct()
    await bulkActs.save(bulkAct)
    await bulkActs.addRows(bulkAct.id, ['x\ud800', 'y\u0000', 'z'])
    expect((await bulkActs.rowsOf(bulkAct.id, 'waiting', 9)).map(({ rowId }) => rowId)).toEqual([
      'x\ufffd',
      'y\ufffd',
      'z',
    ])
  })

  it('call nobody by name any more who is forgotten, but for whom had their address after them', async () => {
    const { bulkActs } = built.siteStore
    const row = { outcome: 'failed', message: 'Not so.', before: null } as const
    for (const [id, createdAtMs] of [
      ['then', noon],
      ['later', noon + 2],
    ] as const) {
      await bulkActs.save(buildBulkAct({ id, createdAtMs }))
      await bulkActs.addRows(id, ['customer', 'mail'])
      await bulkActs.saveRow(id, { ...row, rowId: 'customer', rowName: 'Ada' })
      await bulkActs.saveRow(id, { ...row, rowId: 'mail', rowName: 'To ada@example.com' })
    }
    const names = async (id: string) => (await bulkActs.rowsOf(id, 'failed', 5)).map(({ rowName }) => rowName)
    await bulkActs.forgetRows(['customer'], { email: 'ada@example.com', untilMs: noon + 1 })
    expect(await names('then')).toEqual(['', ''])
    expect(await names('later')).toEqual(['Ada', 'To ada@example.com'])
    await bulkActs.forgetRows(['customer'], { email: 'ada@example.com', untilMs: stillMs })
    expect(await names('later')).toEqual(['', ''])
  })

  it('are kept, and listed with the newest first', async () => {
    const { bulkActs } = built.siteStore
    const [first, second] = [buildBulkAct(), buildBulkAct({ createdAtMs: noon + 1, view: null })]
    await bulkActs.save(first)
    await bulkActs.save(second)
    const done = { ...first, state: 'done', endedAtMs: noon + 2 } as const
    await bulkActs.save(done)
    expect(await bulkActs.list(5)).toEqual([second, done])
    expect(await bulkActs.find(first.id)).toEqual(done)
    expect(await bulkActs.find('none')).toBeUndefined()
  })

  it('have each row once, and keep what came of it', async () => {
    const { bulkActs } = built.siteStore
    const { id } = buildBulkAct()
    await bulkActs.addRows(id, ['b', 'a'])
    const changed = {
      rowId: 'a',
      outcome: 'changed',
      rowName: 'A',
      message: '',
      before: { price: 3 },
    } as const
    await bulkActs.saveRow(id, changed)
    await bulkActs.addRows(id, ['a', 'c'])
    expect(await bulkActs.countRows(id)).toBe(3)
    expect(await bulkActs.rowsOf(id, 'changed', 5)).toEqual([changed])
    expect((await bulkActs.rowsOf(id, 'waiting', 5)).map(({ rowId }) => rowId)).toEqual(['b', 'c'])
    expect(await bulkActs.rowsOf('another', 'waiting', 5)).toEqual([])
  })

  it('are of one website alone', async () => {
    const bulkAct = buildBulkAct()
    await built.siteStore.bulkActs.save(bulkAct)
    await built.siteStore.bulkActs.addRows(bulkAct.id, ['a'])
    const other = built.store.site(newId())
    expect(await other.bulkActs.find(bulkAct.id)).toBeUndefined()
    expect(await other.bulkActs.rowsOf(bulkAct.id, 'waiting', 5)).toEqual([])
  })

  it('go with their rows when they are old', async () => {
    const { bulkActs } = built.siteStore
    const [old, fresh] = [buildBulkAct(), buildBulkAct({ createdAtMs: noon + 5 })]
    for (const bulkAct of [old, fresh]) {
      await bulkActs.save(bulkAct)
      await bulkActs.addRows(bulkAct.id, ['a', 'b'])
    }
    expect(await bulkActs.removeOld(noon + 5)).toBe(2)
    expect(await bulkActs.removeOld(noon + 5)).toBe(1)
    expect(await bulkActs.removeOld(noon + 5)).toBe(0)
    expect(await bulkActs.list(5)).toEqual([fresh])
    expect(await bulkActs.countRows(fresh.id)).toBe(2)
  })
})
