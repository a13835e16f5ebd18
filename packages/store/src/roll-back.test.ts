import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { rollBack } from './roll-back.ts'
import { type BuiltStore, buildStore } from './testing/build-store.ts'
import { buildCollection } from './testing/builders.ts'

let built: BuiltStore
beforeAll(async () => {
  built = await buildStore()
})
afterAll(() => built.close())

describe('a transaction', () => {
  it('keeps nothing of what it wrote where its work says so, and tells nobody', async () => {
    let told = 0
    const stop = built.store.onRevisionRaised(() => {
      told += 1
    })
    const store = built.store.site(built.website.id)
    const answer = await store.transaction(async ({ collections, site }) => {
      await collections.save(buildCollection({ id: 'gone', urlId: 'gone' }))
      await site.raiseRevision()
      return rollBack('refused')
    })
    stop()
    expect([answer, await store.collections.find('gone'), told]).toEqual(['refused', undefined, 0])
  })

  it('refuses to save what it has read and not locked, and saves what is new', async () => {
    const store = built.store.site(built.website.id)
    const page = buildCollection({ urlId: 'page' })
    await store.transaction(async ({ collections }) => {
      await collections.save(page)
      await collections.save({ ...page, title: 'Twice' })
    })
    const save = store.transaction(({ collections }) => collections.save({ ...page, title: 'Unlocked' }))
    await expect(save).rejects.toThrow('had not locked it')
    const settings = store.transaction(async ({ site }) => site.save(await site.read()))
    await expect(settings).rejects.toThrow('had not locked it')
    await store.transaction(async ({ collections }) => {
      const locked = await collections.lock(page.id)
      if (locked) await collections.save({ ...locked, title: 'Locked' })
    })
    expect((await store.collections.find(page.id))?.title).toBe('Locked')
  })
})
