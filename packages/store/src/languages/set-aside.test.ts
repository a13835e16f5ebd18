import { newForm } from '@vitrine/domain/forms/drafts/form-draft'
import { emptyFormContent, usualFormSettings } from '@vitrine/domain/forms/form'
import { plainEntry } from '@vitrine/domain/media/media-entry'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { type BuiltStore, buildStore } from '../testing/build-store.ts'
import { buildCollection, buildImage, buildMug } from '../testing/builders.ts'

let built: BuiltStore
beforeEach(async () => {
  built = await buildStore()
})
afterEach(async () => {
  expect(await built.store.audit()).toEqual([])
  await built.close()
})

it('files are free of the translations of what is removed, and in use again by what comes back', async () => {
  const { siteStore } = built
  const page = buildCollection()
  const mug = buildMug({ collectionId: page.id })
  const form = newForm('f1', { content: emptyFormContent, settings: usualFormSettings, nowMs: 1 })
  const said = { body: { text: '<a href="/s/list.pdf">Hier</a>', sourceHash: 'x' } }
  const { translations, collections, products, forms, media } = siteStore
  await media.save({ ...plainEntry, ...buildImage({ id: 'list' }), kind: 'file', assetUrl: '/s/list.pdf' })
  await collections.save(page)
  await products.save(mug)
  await forms.save(form)
  const keys = [
    { language: 'de', kind: 'form', id: form.id },
    { language: 'de', kind: 'page', id: page.id },
    { language: 'de', kind: 'product', id: mug.id },
  ] as const
  for (const key of keys) await translations.save({ ...key, texts: said, updatedAtMs: 1 })
  const holders = async () => (await media.uses('list', 10)).map(({ id }) => id)
  expect(await holders()).toEqual(keys.map(({ kind, id }) => `de:${kind}:${id}`))
  await products.remove(mug.id)
  await forms.remove(form.id)
  await collections.remove(page.id)
  expect(await holders()).toEqual([])
  expect(await built.store.audit()).toEqual([])
  // They wait for an undo from the moment at which it went, however old they are.
  expect(await translations.removeSetAside(2)).toBe(0)
  await products.save(mug)
  expect(await holders()).toEqual([`de:product:${mug.id}`])
  expect(await translations.findMany('product', [mug.id])).toMatchObject([{ texts: said }])
  expect(await translations.removeSetAside(Number.MAX_SAFE_INTEGER)).toBe(1)
  const left = await Promise.all(keys.map((key) => translations.find(key)))
  expect(left.map((each) => each !== undefined)).toEqual([false, false, true])
})
