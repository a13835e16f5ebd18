import { newForm } from '@vitrine/domain/forms/drafts/form-draft'
import { emptyFormContent, usualFormSettings } from '@vitrine/domain/forms/form'
import { plainEntry } from '@vitrine/domain/media/media-entry'
import { beginCampaign } from '@vitrine/domain/newsletter/campaigns/campaign'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { ListAsk } from '../lists/read-list.ts'
import { type BuiltStore, buildStore } from '../testing/build-store.ts'
import { buildCollection, buildImage, buildMug, newId } from '../testing/builders.ts'
import { among, everyRow } from '../testing/list-ask.ts'

let built: BuiltStore
beforeEach(async () => {
  built = await buildStore()
})
afterEach(async () => {
  expect(await built.store.audit()).toEqual([])
  await built.close()
})

const added = { sort: { key: 'added', isDescending: true } } as const
const unused = [{ kind: 'among', key: 'used', values: ['yes'], isNot: true }] as const

async function ids(ask: Partial<ListAsk> = {}): Promise<readonly string[]> {
  const { rows } = await built.siteStore.media.list(everyRow({ ...added, ...ask }))
  return rows.map(({ id }) => id)
}

function pictureOf(id: string) {
  const { websiteId } = built.siteStore
  return buildImage({ id, assetUrl: `/content/v1/${websiteId}/${id}/sea.jpg` })
}

describe('where a file is used', () => {
  it('is known of every kind of document, and forgotten with it', async () => {
    const { siteStore, website } = built
    const image = pictureOf(newId())
    const collection = buildCollection({ mainImage: image })
    const mug = buildMug({ collectionId: collection.id, images: [image] })
    await siteStore.images.save(image)
    await siteStore.transaction(async (tables) => {
      await tables.collections.save(collection)
      await tables.products.save(mug)
      await tables.site.save({ ...website, logo: image })
    })
    expect(await siteStore.media.uses(image.id, 10)).toEqual([
      { kind: 'collection', id: collection.id },
      { kind: 'product', id: mug.id },
      { kind: 'site', id: '' },
    ])
    expect(await ids({ tests: unused })).toEqual([])
    expect(await ids({ tests: among('used', 'yes') })).toEqual([image.id])
    await siteStore.products.remove(mug.id)
    await siteStore.collections.save({ ...collection, mainImage: null })
    await siteStore.site.save(website)
    expect(await ids({ tests: unused })).toEqual([image.id])
    expect(await ids({ tests: among('used', 'yes') })).toEqual([])
  })

  it('is known of campaigns, which name pictures by their ids', async () => {
    const { siteStore } = built
    const [image, inText] = [pictureOf(newId()), pictureOf(newId())]
    for (const each of [image, inText]) await siteStore.images.save(each)
    const content = {
      name: 'May',
      subject: '',
      preheader: '',
      senderName: '',
      replyTo: '',
      listId: 'letters',
    }
    const picture = { id: 'a', type: 'picture', mediaId: image.id, altText: '', linkUrl: '' } as const
    const text = { id: 'b', type: 'text', html: `<img src="${inText.assetUrl}">` } as const
    const campaign = beginCampaign({ ...content, blocks: [picture, text] }, { id: newId(), nowMs: 1 })
    await siteStore.campaigns.save(campaign)
    const use = { kind: 'campaign', id: campaign.id }
    const uses = async () => Promise.all([image, inText].map(({ id }) => siteStore.media.uses(id, 10)))
    expect([await uses(), await ids({ tests: unused })]).toEqual([[[use], [use]], []])
    const moved = (document: unknown) =>
      JSON.parse(JSON.stringify(document).replace('/sea.jpg', '/r2/sea.jpg'))
    expect(await siteStore.media.changeHolders(inText.id, moved)).toBe(1)
    expect(JSON.stringify(await siteStore.campaigns.find(campaign.id))).toContain('/r2/sea.jpg')
    await siteStore.campaigns.save({ ...campaign, blocks: [text] })
    expect(await uses()).toEqual([[], [use]])
    await siteStore.campaigns.remove(campaign.id)
    expect(await uses()).toEqual([[], []])
  })

  it('is known of translations, forms and redirects, and forgotten with them', async () => {
    const { siteStore } = built
    const names = ['body', 'menu', 'form', 'rule', 'other']
    for (const id of names)
      await siteStore.media.save({ ...plainEntry, ...pictureOf(id), kind: 'file', assetUrl: `/s/${id}.pdf` })
    const said = (name: string) => ({ body: { text: `<a href="/s/${name}.pdf">Hier</a>`, sourceHash: 'x' } })
    const german = { language: 'de', kind: 'item', id: 'post:1' } as const
    const french = { language: 'fr', kind: 'menu', id: 'main' } as const
    const content = { ...emptyFormContent, submissionHtml: '<a href="/s/form.pdf">Read</a>' }
    const form = newForm('f1', { content, settings: usualFormSettings, nowMs: 1 })
    const { translations, forms, redirects } = siteStore
    await translations.save({ ...german, texts: said('body'), updatedAtMs: 1 })
    await translations.save({ ...french, texts: said('menu'), updatedAtMs: 1 })
    await forms.save(form)
    await redirects.replace([{ source: '/list', target: '/s/rule.pdf', status: 301 }])
    const uses = async () => (await Promise.all(names.map((id) => siteStore.media.uses(id, 10)))).flat()
    expect(await uses()).toEqual([
      { kind: 'translation', id: 'de:item:post:1' },
      { kind: 'translation', id: 'fr:menu:main' },
      { kind: 'form', id: form.id },
      { kind: 'redirect', id: '/list' },
    ])
    expect(await ids({ tests: unused })).toEqual(['other'])
    expect(await siteStore.media.changeHolders('rule', () => null)).toBe(0)
    await translations.remove(german)
    await translations.removeLanguage('fr')
    await forms.remove(form.id)
    await redirects.replace([{ source: '/list', target: '/s/other.pdf', status: 301 }])
    expect(await uses()).toEqual([{ kind: 'redirect', id: '/list' }])
    await redirects.remove('/list')
    expect(await uses()).toEqual([])
    await redirects.put({ source: '/menu', target: '/s/menu.pdf', status: 301 }, 1)
    expect(await uses()).toEqual([{ kind: 'redirect', id: '/menu' }])
  })

  it('is asked of a picture that is removed once whoever begins to show it is done', async () => {
    const { siteStore } = built
    const image = pictureOf(newId())
    await siteStore.images.save(image)
    const shop = buildCollection()
    await siteStore.collections.save(shop)
    const held = Promise.withResolvers<void>()
    const saving = siteStore.transaction(async (tables) => {
      await tables.images.hold(image.id)
      held.resolve()
      for (let look = 0; look < 20; look += 1) await tables.images.find(image.id)
      await tables.products.save(buildMug({ collectionId: shop.id, images: [image] }))
    })
    await held.promise
    const uses = await siteStore.transaction(async ({ media }) => {
      await media.lock(image.id)
      return media.uses(image.id, 10)
    })
    await saving
    expect(uses.map(({ kind }) => kind)).toEqual(['product'])
  })

  it('is not known of an address of another site', async () => {
    const { siteStore } = built
    const image = pictureOf(newId())
    await siteStore.images.save(image)
    const foreign = `<img src="/content/v1/${'f'.repeat(24)}/${image.id}/sea.jpg">`
    await siteStore.collections.save(buildCollection({ bodyHtml: foreign }))
    expect(await siteStore.media.uses(image.id, 10)).toEqual([])
  })

  it('is every place of a file under each address that it had', async () => {
    const { siteStore } = built
    const file = { ...plainEntry, ...pictureOf('f1'), kind: 'file', assetUrl: '/s/menu.pdf' } as const
    await siteStore.media.save(file)
    await siteStore.media.save({ ...file, assetUrl: '/s/new-menu.pdf' })
    await siteStore.collections.save(
      buildCollection({ id: 'c1', bodyHtml: '<a href="/s/menu.pdf">Menu</a>' }),
    )
    expect(await siteStore.media.uses('f1', 10)).toEqual([{ kind: 'collection', id: 'c1' }])
    expect((await siteStore.media.findByAddress('/s/menu.pdf'))?.assetUrl).toBe('/s/new-menu.pdf')
    const found = await siteStore.media.findManyByAddress(['/s/menu.pdf', '/s/menu.pdf', '/s/none.pdf'])
    expect([...found].map(([address, { id }]) => [address, id])).toEqual([['/s/menu.pdf', 'f1']])
    await siteStore.collections.save(buildCollection({ id: 'c1' }))
  })
})

describe('the library', () => {
  const a = 'a'.repeat(24)
  const sortedBy = (key: string, isDescending: boolean) => ids({ sort: { key, isDescending } })

  beforeEach(async () => {
    const { media } = built.siteStore
    const entry = { ...plainEntry, ...pictureOf(a), altText: '', widthPx: 800 }
    await media.save({ ...entry, filename: 'b-side.jpg', bytes: 9, createdAtMs: 1 })
    const alike = { title: 'Ä sea', altText: 'Waves at noon', widthPx: 2000 }
    await media.save({ ...entry, ...alike, id: 'b', bytes: 3_000_000, createdAtMs: 2 })
    await media.save({ ...entry, id: 'c', kind: 'file', filename: 'Menu.pdf', widthPx: 0, createdAtMs: 3 })
  })

  it('is sorted by each of its columns', async () => {
    expect(await sortedBy('added', true)).toEqual(['c', 'b', a])
    expect(await sortedBy('name', false)).toEqual(['b', a, 'c'])
    expect(await sortedBy('size', true)).toEqual(['b', a, 'c'])
  })

  it('finds by words of names and alt texts, as they are by now', async () => {
    expect(await ids({ words: ['side'] })).toEqual([a])
    expect(await ids({ words: ['noo', 'sea'] })).toEqual(['b'])
    const file = await built.siteStore.media.find('b')
    if (file) await built.siteStore.media.save({ ...file, altText: 'Calm' })
    expect(await ids({ words: ['noo'] })).toEqual([])
    expect(await ids({ words: ['calm'] })).toEqual(['b'])
  })

  it('is narrowed by kind, size, width and missing alt texts', async () => {
    expect(await ids({ tests: among('kind', 'picture') })).toEqual(['b', a])
    expect(await ids({ tests: among('alt-missing', 'yes') })).toEqual([a])
    const from = (key: string, least: number) => [{ kind: 'between', key, from: least, to: null } as const]
    expect(await ids({ tests: from('size', 2_000_001) })).toEqual(['b'])
    expect(await ids({ tests: from('width', 801) })).toEqual(['b'])
    expect(await ids({ tests: [{ kind: 'starts', key: 'name', text: 'a se' }] })).toEqual(['b'])
  })

  it('knows what is used whichever way it is found, with how often', async () => {
    const { collections, media, websiteId } = built.siteStore
    const bodyHtml = `<img src="/content/v1/${websiteId}/${a}/sea.jpg">`
    await collections.save(buildCollection({ id: 'c1', bodyHtml }))
    await collections.save(buildCollection({ id: 'c2', urlId: 'two', bodyHtml }))
    const used = among('used', 'yes')
    expect(await ids({ words: ['side'], tests: used })).toEqual([a])
    expect(await ids({ tests: [...used, { kind: 'starts', key: 'name', text: 'b' }] })).toEqual([a])
    expect(await ids({ tests: [...unused, ...among('kind', 'picture')] })).toEqual(['b'])
    const { rows, total } = await media.list(everyRow({ ...added, tests: used }))
    expect([rows.map(({ useCount }) => useCount), total.count]).toEqual([[2], 1])
  })

  it('forgets what is removed, and pages by what the last row was', async () => {
    await built.siteStore.media.remove('b')
    expect([await ids(), await ids({ words: ['noon'] })]).toEqual([['c', a], []])
    expect(await ids({ limit: 1 })).toEqual(['c'])
    expect(await ids({ limit: 1, start: { side: 'after', id: 'c', value: 3 } })).toEqual([a])
  })
})
