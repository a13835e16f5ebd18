import { expect, it, onTestFinished } from 'vitest'
import { buildStore } from '../testing/build-store.ts'
import { buildSite } from '../testing/builders.ts'

it('a site goes on in its languages where they were written with an underscore', async () => {
  const { store, close } = await buildStore()
  onTestFinished(close)
  const french = { code: 'fr_FR', prefix: 'fr', isEnabled: true, fallback: null }
  const older = buildSite({ language: 'de_DE', languages: [french], hosts: ['older.example'] })
  await store.sites.add(older)
  expect(await store.site(older.id).site.read()).toMatchObject({ language: 'de_DE', languages: [french] })
})
