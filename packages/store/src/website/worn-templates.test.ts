import { setTimeout as wait } from 'node:timers/promises'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { type BuiltStore, buildStore } from '../testing/build-store.ts'
import { buildSite } from '../testing/builders.ts'

const [quay, pier] = ['templates/quay', 'templates/pier']
const two = buildSite({ hosts: ['two.example'], templateId: quay })
let built: BuiltStore
beforeEach(async () => {
  built = await buildStore()
  await built.store.sites.add(two)
})
afterEach(() => built.close())

const nothing = async () => {}

it('pages of the sites that wear a template are made again where its files are others', async () => {
  const { sites } = built.store
  expect(await sites.wornTemplates()).toEqual(new Set([quay]))
  const told: string[] = []
  built.store.onRevisionRaised((id) => told.push(id))
  const before = await sites.revisions()
  await sites.refreshWearers({ templateId: quay, by: built.website.id, alongside: nothing })
  const after = await sites.revisions()
  expect(after.get(two.id)).toBe((before.get(two.id) ?? 0) + 1)
  expect(after.get(built.website.id)).toBe(before.get(built.website.id))
  expect(told).toContain(two.id)
})

it('a site that is putting a template on while its files are replaced is among those that wear it', async () => {
  const { sites } = built.store
  const [locked, goOn] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const wearing = built.store.site(two.id).transaction(async ({ site }) => {
    const now = await site.lock()
    locked.resolve()
    await goOn.promise
    await site.save({ ...now, templateId: pier })
  })
  await locked.promise
  const wearers = sites.refreshWearers({ templateId: pier, by: built.website.id, alongside: nothing })
  await wait(300)
  goOn.resolve()
  await wearing
  expect(await wearers).toEqual([two.id])
})

it('a template is not removed while a site is putting it on', async () => {
  const { sites } = built.store
  const [locked, goOn] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const wearing = built.store.site(two.id).transaction(async ({ site }) => {
    const now = await site.lock()
    locked.resolve()
    await goOn.promise
    await site.save({ ...now, templateId: pier })
  })
  await locked.promise
  let removed = 0
  const alongside = async () => {
    removed += 1
  }
  const change = { by: built.website.id, alongside }
  const removal = sites.unlessWorn({ ...change, templateId: pier })
  await wait(50)
  goOn.resolve()
  await wearing
  expect([await removal, removed]).toEqual([false, 0])
  expect([await sites.unlessWorn({ ...change, templateId: quay }), removed]).toEqual([true, 1])
})
