import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type BuiltStore, buildStore } from '../testing/build-store.ts'
import { noon } from '../testing/builders.ts'

describe('translations', () => {
  let built: BuiltStore
  beforeEach(async () => {
    built = await buildStore()
  })
  afterEach(() => built.close())

  const german = { language: 'de-DE', kind: 'item', id: 'a' } as const
  const texts = { title: { text: 'Becher', sourceHash: '0f' } }

  it('are kept by language and by what they translate, the latest of each', async () => {
    const { translations } = built.siteStore
    await translations.save({ ...german, texts: {}, updatedAtMs: noon })
    await translations.save({ ...german, texts, updatedAtMs: noon + 1 })
    await translations.save({ ...german, language: 'fr-FR', texts, updatedAtMs: noon })
    await translations.save({ ...german, kind: 'page', texts, updatedAtMs: noon })
    expect(await translations.find(german)).toEqual({ ...german, texts, updatedAtMs: noon + 1 })
    const found = await translations.findMany('item', ['a', 'a', 'b'])
    expect(found.map(({ language }) => language).toSorted()).toEqual(['de-DE', 'fr-FR'])
    expect(await translations.listKind('page')).toHaveLength(1)
    expect(await translations.findMany('item', [])).toEqual([])
  })

  it('go one by one, or with their language', async () => {
    const { translations } = built.siteStore
    await translations.save({ ...german, texts, updatedAtMs: noon })
    await translations.save({ ...german, kind: 'page', texts, updatedAtMs: noon })
    await translations.save({ ...german, language: 'fr-FR', texts, updatedAtMs: noon })
    await translations.remove(german)
    expect(await translations.find(german)).toBeUndefined()
    await translations.removeLanguage('de-DE')
    expect(await translations.kinds()).toEqual([{ language: 'fr-FR', kind: 'item' }])
  })
})
