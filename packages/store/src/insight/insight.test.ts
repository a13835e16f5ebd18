import { maxKeysADay } from '@vitrine/domain/insight/additions'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { removedAtOnce } from '../engine/removed-at-once.ts'
import { type BuiltStore, buildStore } from '../testing/build-store.ts'

let built: BuiltStore
beforeEach(async () => {
  built = await buildStore()
})
afterEach(() => built.close())

const day = '2026-11-29'
const all = { from: '2026-01-01', to: '2026-12-31' }
const view = (key: string) => ({ subject: 'page' as const, key, views: 1 })

describe('counts of a day', () => {
  it('add up over calls and days, each currency apart', async () => {
    const { insight } = built.siteStore
    await insight.count(day, [view('/'), view('/shop'), view('/'), { subject: 'page', key: '/', visits: 1 }])
    await insight.count('2026-11-30', [view('/'), { subject: 'total', key: '', views: 9 }])
    await insight.count(day, [
      { subject: 'page', key: '/', currency: 'USD', orders: 1, amountCents: 1_250 },
      { subject: 'page', key: '/', currency: 'EUR', orders: 1, amountCents: 990 },
    ])
    expect(await insight.sum({ subject: 'page', ...all })).toMatchObject([
      { key: '/', currency: '', visits: 1, views: 3, acts: 0, orders: 0, amountCents: 0 },
      { key: '/', currency: 'EUR', views: 0, orders: 1, amountCents: 990 },
      { key: '/', currency: 'USD', views: 0, orders: 1, amountCents: 1_250 },
      { key: '/shop', views: 1 },
    ])
    expect(await insight.sum({ subject: 'page', from: day, to: day })).toMatchObject([
      { key: '/', views: 2 },
      { currency: 'EUR' },
      { currency: 'USD' },
      { key: '/shop' },
    ])
  })

  it('are asked for by the beginning of their keys, whatever stands in it', async () => {
    const { insight } = built.siteStore
    await insight.count(day, ['a%|1', 'a%|2', 'ab|3', 'ä|4', '😀|5'].map(view))
    const keysOf = async (prefix: string) =>
      (await insight.sum({ subject: 'page', ...all, prefix })).map(({ key }) => key)
    expect([await keysOf('a%|'), await keysOf('😀'), await keysOf('ä')]).toEqual([
      ['a%|1', 'a%|2'],
      ['😀|5'],
      ['ä|4'],
    ])
  })

  it('are kept whatever text a key has', async () => {
    const { insight } = built.siteStore
    await insight.count(day, [view('\0'), view('\ud800'), view('x'.repeat(500)), view(`'"\\{}`)])
    const keys = (await insight.sum({ subject: 'page', ...all })).map(({ key }) => key)
    expect(keys.toSorted()).toEqual([`'"\\{}`, 'x'.repeat(200), '�'].toSorted())
  })

  it('have no more than so many keys of a subject on a day, and go on under those that are known', async () => {
    const { insight } = built.siteStore
    await insight.count(
      day,
      Array.from({ length: maxKeysADay }, (_, number) => view(`/${number}`)),
    )
    await insight.count(day, [
      view('/one-more'),
      view('/another'),
      view('/7'),
      { subject: 'event', key: 'new', acts: 1 },
    ])
    await insight.count('2026-11-30', [view('/one-more')])
    const ofDay = await insight.sum({ subject: 'page', from: day, to: day })
    expect(ofDay).toHaveLength(maxKeysADay + 1)
    expect(ofDay.filter(({ key }) => ['(other)', '/7', '/one-more'].includes(key))).toMatchObject([
      { key: '(other)', views: 2 },
      { key: '/7', views: 2 },
    ])
    expect(await insight.sum({ subject: 'page', from: '2026-11-30', to: '2026-11-30' })).toMatchObject([
      { key: '/one-more' },
    ])
    expect(await insight.sum({ subject: 'event', ...all })).toMatchObject([{ key: 'new', acts: 1 }])
  })

  it('have what was bought under its own key, also where others used up all', async () => {
    const { insight } = built.siteStore
    const seen = (key: string) => ({ subject: 'product' as const, key, views: 1 })
    await insight.count(
      day,
      Array.from({ length: maxKeysADay }, (_, number) => seen(`${number}`)),
    )
    const sold = { currency: 'EUR', orders: 1, amountCents: 990 }
    await insight.count(day, [{ subject: 'product', key: 'sold', ...sold }, seen('sold'), seen('seen')])
    const counted = await insight.sum({ subject: 'product', from: day, to: day })
    expect(counted.filter(({ key }) => ['(other)', 'sold'].includes(key))).toMatchObject([
      { key: '(other)', views: 1 },
      { key: 'sold', currency: '', views: 1 },
      { key: 'sold', ...sold },
    ])
  })

  it('that are old are forgotten some at a time, and those of the day that is asked for stay', async () => {
    const { insight } = built.siteStore
    const many = Array.from({ length: removedAtOnce + 1 }, (_, number) => view(`/${number}`))
    await insight.count('2026-11-27', many)
    await insight.count('2026-11-28', [{ subject: 'total', key: '', views: 1 }])
    await insight.count(day, [view('/'), { subject: 'total', key: '', views: 1 }])
    const removed = [await insight.removeBefore(day, []), await insight.removeBefore(day, [])]
    expect([...removed, await insight.removeBefore(day, [])]).toEqual([removedAtOnce, 2, 0])
    expect(await insight.sum({ subject: 'page', ...all })).toMatchObject([{ key: '/' }])
    expect(await insight.firstDay()).toBe(day)
  })

  it('of experiments that are there are not forgotten, however old', async () => {
    const { insight } = built.siteStore
    const saw = (key: string) => ({ subject: 'experiment' as const, key, visits: 1 })
    await insight.count('2025-01-01', [saw('kept|a'), saw('gone|a'), saw('kepter|a'), view('kept|a')])
    expect(await insight.removeBefore(day, ['kept', 'other'])).toBe(3)
    expect(await insight.sum({ subject: 'experiment', prefix: 'k' })).toMatchObject([{ key: 'kept|a' }])
  })

  it('lose nothing, and wait for nobody in a circle, where many add to the same keys at once', async () => {
    const { insight } = built.siteStore
    const keys = Array.from({ length: 20 }, (_, number) => `/${number}`)
    await Promise.all(
      Array.from({ length: 40 }, (_, number) =>
        insight.count(day, (number % 2 === 0 ? keys : keys.toReversed()).map(view)),
      ),
    )
    const counted = await insight.sum({ subject: 'page', ...all })
    expect(counted.map(({ views }) => views)).toEqual(keys.map(() => 40))
  })
})
