import { expect, it, onTestFinished } from 'vitest'
import { buildStore } from '../testing/build-store.ts'
import { buildSite } from '../testing/builders.ts'

it('a site goes on in its languages where they were written with an underscore', async () => {
  const { store, close } = await buildStore()
  onTestFinished(close)
  const french = { code: 'fr_FR', prefix: 'fr', isEnabled: true, fallback: 'zh_Hans_CN' }
  const chinese = { code: 'zh_Hans_CN', prefix: 'zh', isEnabled: true, fallback: null }
  const older = buildSite({ language: 'de_DE', languages: [french, chinese], hosts: ['older.example'] })
  await store.sites.add(older)
  expect(await store.site(older.id).site.read()).toMatchObject({
    language: 'de-DE',
    languages: [
      { ...french, code: 'fr-FR', fallback: 'zh-Hans-CN' },
      { ...chinese, code: 'zh-Hans-CN' },
    ],
  })
})
