import { rmSync } from 'node:fs'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { openStore } from '../../open-store.ts'
import { compareRows, type RowsVersion, rowsVersion } from '../../rows-version.ts'
import { type BuiltStore, buildStore } from '../../testing/build-store.ts'
import { buildSite } from '../../testing/builders.ts'
import { freshDataDir } from '../../testing/fresh-location.ts'
import { fillTables, rowsOfSite } from '../../testing/site-table-rows.ts'
import { carriedTables, siteTables } from '../site-tables.ts'
import type { SiteRows } from './read-site-rows.ts'

const saved = buildSite({ hosts: ['saved.example'], title: 'Saved' })
let one: BuiltStore
let other: BuiltStore
beforeEach(async () => {
  one = await buildStore()
  other = await buildStore()
  await one.store.sites.add(saved)
})
afterEach(async () => {
  await one.close()
  await other.close()
})

type Place = Pick<BuiltStore, 'store' | 'dataDir' | 'url'>

const save = ({ store }: Place) =>
  store.sites.save(saved.id, async (rows) => {
    const read: SiteRows[] = []
    for await (const each of rows.all()) read.push(each)
    return read
  })

const bring = ({ store }: Place, rows: readonly SiteRows[]) =>
  store.sites.bring(saved.id, { rows: () => listed(rows), change: (site) => site, refusal: () => null })

async function* listed(rows: readonly SiteRows[]) {
  yield* rows
}

/** What is carried, but for what is said to be another: the revision of the site, and who has a job in hand. */
async function carriedRows(built: Place) {
  const rows = await rowsOfSite(built, saved.id)
  return carriedTables.map((table) => [
    table,
    (rows[table] ?? []).map((row) => row.replace(/\["(revision|leased_until_ms)","\d+"\]/, '')),
  ])
}

describe('a saved site', () => {
  it('comes back with all rows of all tables, in the installation that it was removed from and in another one', async () => {
    await fillTables(one, saved.id, 120)
    const before = await carriedRows(one)
    expect(before.filter(([, rows]) => rows?.length === 0)).toEqual([])
    const rows = await save(one)
    expect(await one.store.sites.remove(saved.id)).toBe('done')
    expect(await bring(one, rows)).toBe('done')
    expect(await bring(other, rows)).toBe('done')
    expect(await carriedRows(one)).toEqual(before)
    expect(await carriedRows(other)).toEqual(before)
    expect((await other.store.sites.find(saved.id))?.title).toBe('Saved')
    const left = await rowsOfSite(one, saved.id)
    const filled = siteTables.filter((table) => left[table]?.length !== 0)
    expect(filled.filter((table) => !carriedTables.includes(table))).toEqual(['site_hosts'])
  })

  it('goes from a file to the other engine and back', async () => {
    const dataDir = freshDataDir()
    const store = await openStore({ url: undefined, dataDir, log: { warn: () => {} } })
    const file = { store, dataDir, url: undefined }
    await store.sites.add(saved)
    await fillTables(file, saved.id, 5)
    const before = await carriedRows(file)
    expect(await bring(other, await save(file))).toBe('done')
    expect(await carriedRows(other)).toEqual(before)
    await store.sites.remove(saved.id)
    expect(await bring(file, await save(other))).toBe('done')
    expect(await carriedRows(file)).toEqual(before)
    await store.close()
    rmSync(dataDir, { recursive: true })
  })

  it('leaves nothing where it cannot come in', async () => {
    await fillTables(one, saved.id, 3)
    const rows = await save(one)
    const before = await rowsOfSite(other, saved.id)
    const [last] = rows.slice(-1)
    const twice = last ? [...rows, last] : []
    await expect(bring(other, twice)).rejects.toThrow()
    await expect(
      bring(
        other,
        rows.filter(({ table }) => table !== 'websites'),
      ),
    ).rejects.toThrow('settings')
    await expect(bring(other, [{ table: 'websites', columns: ['title'], rows: [['x']] }])).rejects.toThrow(
      'columns',
    )
    await expect(bring(other, [{ table: 'site_hosts', columns: ['host'], rows: [['x']] }])).rejects.toThrow(
      'carried',
    )
    await other.store.sites.add(buildSite({ hosts: ['saved.example'] }))
    expect(await bring(other, rows)).toBe('host-taken')
    expect(await bring(one, rows)).toBe('there-already')
    expect(await rowsOfSite(other, saved.id)).toEqual(before)
  })

  it('comes back over what was still being written while it was removed', async () => {
    const seen = { ...{ id: 'e1', message: 'No', source: '', stack: '', path: '/', browser: 'Firefox' } }
    const note = () =>
      one.store.site(saved.id).scriptErrors.note([{ ...seen, count: 1, firstAtMs: 1, lastAtMs: 1 }])
    await note()
    const rows = await save(one)
    const before = await carriedRows(one)
    await one.store.sites.remove(saved.id)
    await note()
    expect(await bring(one, rows)).toBe('done')
    expect(await carriedRows(one)).toEqual(before)
  })

  it('sees no change that is made while it is saved', async () => {
    await fillTables(one, saved.id, 2)
    const rows = await one.store.sites.save(saved.id, async (given) => {
      const read: SiteRows[] = []
      for await (const each of given.all()) {
        if (read.length === 0) await one.store.sites.remove(saved.id)
        read.push(each)
      }
      return read
    })
    expect(rows.map(({ table }) => table)).toEqual(expect.arrayContaining(['orders', 'websites', 'members']))
  })
})

describe('rows of another version', () => {
  it('are told from those of this one', () => {
    const { migrations, lists, fills } = rowsVersion
    const versionOf = (part: Partial<RowsVersion>) => compareRows({ ...rowsVersion, ...part })
    const [name = ''] = Object.keys(lists)
    expect(compareRows(rowsVersion)).toBe('same')
    expect(versionOf({ migrations: [...migrations, '999-to-come'] })).toBe('newer')
    expect(versionOf({ lists: { ...lists, [name]: 999 } })).toBe('newer')
    expect(versionOf({ migrations: migrations.slice(1) })).toBe('older')
    expect(versionOf({ lists: { ...lists, [name]: 0 } })).toBe('older')
    expect(versionOf({ fills: [...fills, 'to come'] })).toBe('newer')
    expect(versionOf({ fills: fills.slice(1) })).toBe('older')
  })
})
