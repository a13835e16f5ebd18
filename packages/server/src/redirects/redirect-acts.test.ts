import { afterEach, beforeEach, expect, it } from 'vitest'
import { type OpenShop, openShop } from '../testing/open-shop.ts'
import { signInAs } from '../testing/sign-in.ts'
import { removeRedirectsAct } from './redirect-acts.ts'
import { redirectId } from './redirect-list-calls.ts'

let shop: OpenShop
beforeEach(async () => {
  shop = await openShop()
})
afterEach(() => shop.close())

const rule = (source: string) => ({ source, target: '/new', status: 301 }) as const
const sources = async () => (await shop.store.redirects.list()).map(({ source }) => source)

it('many redirects are removed and brought back to where they stood, but for an address that has another one since', async () => {
  const owner = await shop.visitor()
  await signInAs(owner, shop.store, ['admin'])
  await shop.store.redirects.replace(['/d', '/b', '/[x]', '/a'].map(rule))
  const { rows } = (await owner.get('/api/panel/redirect-rules')).json as {
    rows: { id: string; source: string }[]
  }
  const ids = rows.filter(({ source }) => source !== '/[x]').map(({ id }) => id)
  const path = '/api/panel/redirects/acts/delete'
  const ask = async (isDryRun: boolean) =>
    (await owner.send('POST', path, { selection: { ids }, input: {}, isDryRun })).json as {
      bulkAct?: { id: string }
    }
  expect(await ask(true)).toMatchObject({ dryRun: { wouldChange: 3, failed: 0 } })
  const id = (await ask(false)).bulkAct?.id
  await shop.runJobs()
  expect(await sources()).toEqual(['/[x]'])

  await shop.store.transaction(({ redirects }) => redirects.put(rule('/b'), 9))
  await owner.send('POST', `/api/panel/bulk-acts/${id}/undo`, {})
  await shop.runJobs()
  expect((await owner.get(`/api/panel/bulk-acts/${id}`)).json).toMatchObject({
    bulkAct: { state: 'undone', changed: 2, failed: 1, failures: [{ rowName: '/b' }] },
  })
  expect(await sources()).toEqual(['/d', '/[x]', '/a', '/b'])
})

it('none comes back that would close a ring with what was added since', async () => {
  const owner = await shop.visitor()
  await signInAs(owner, shop.store, ['admin'])
  const removed = { source: '/a', target: '/b', status: 301 } as const
  await shop.store.redirects.replace([removed])
  const selection = { ids: [redirectId(removed)] }
  const path = '/api/panel/redirects/acts/delete'
  const { json } = await owner.send('POST', path, { selection, input: {}, isDryRun: false })
  await shop.runJobs()
  await shop.store.redirects.replace([{ source: '/b', target: '/a', status: 301 }])
  const { id } = (json as { bulkAct: { id: string } }).bulkAct
  await owner.send('POST', `/api/panel/bulk-acts/${id}/undo`, {})
  await shop.runJobs()
  expect((await owner.get(`/api/panel/bulk-acts/${id}`)).json).toMatchObject({
    bulkAct: {
      changed: 0,
      failures: [{ rowName: '/a', message: '/a leads back to itself, by way of /b.' }],
    },
  })
  expect(await sources()).toEqual(['/b'])
})

it('rules are read once for all that are removed together', async () => {
  const rules = ['/a', '/b', '/c'].map(rule)
  await shop.store.redirects.replace(rules)
  let lists = 0
  const counting = async () => {
    lists += 1
    return shop.store.redirects.list()
  }
  const tables = Object.create(shop.store, {
    redirects: { value: { ...shop.store.redirects, list: counting } },
  })
  const slice = { tables, isDryRun: true, input: {}, services: shop.services }
  const stamp = { nowMs: 0, by: '', accountId: '' }
  const ahead = await removeRedirectsAct.readAhead?.(slice)
  for (const each of rules)
    expect(await removeRedirectsAct.judge({ ...slice, ahead, stamp, rowId: redirectId(each) })).toMatchObject(
      {
        kind: 'change',
        rowName: each.source,
      },
    )
  expect(lists).toBe(1)
})
