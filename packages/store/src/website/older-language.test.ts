import { expect, it, onTestFinished } from 'vitest'
import { damageOf } from '../documents/damage.ts'
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

it.each([['x-klingon'], ['xx_@@'], ['']])(
  'a language that cannot be read (“%s”) takes no other away, and the owner is informed',
  async (code) => {
    const { store, close } = await buildStore()
    onTestFinished(close)
    const french = { code: 'fr-FR', prefix: 'fr', isEnabled: true, fallback: null }
    const unread = { code, prefix: 'xx', isEnabled: true, fallback: null }
    const damaged = buildSite({ languages: [unread, french], hosts: ['damaged.example'] })
    await store.sites.add(damaged)
    expect((await store.site(damaged.id).site.read()).languages).toEqual([french])
    expect(damageOf(damaged.id)).toEqual([{ kind: 'further languages', name: '' }])
  },
)
