import { type MediaEntry, plainEntry } from '@vitrine/domain/media/media-entry'
import { buildImage, newId } from '@vitrine/store/testing/builders'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type OpenShop, openShop } from '../testing/open-shop.ts'
import { signInAs } from '../testing/sign-in.ts'
import type { Visitor } from '../testing/visit.ts'

let shop: OpenShop
let owner: Visitor
beforeEach(async () => {
  shop = await openShop()
  owner = await shop.visitor()
  await signInAs(owner, shop.store, ['editor'])
})
afterEach(() => shop.close())

async function keep(part: Partial<MediaEntry>): Promise<MediaEntry> {
  const id = newId()
  const assetUrl = `/content/v1/${shop.website.id}/${id}/sea.jpg`
  const entry = { ...plainEntry, ...buildImage({ id, assetUrl, altText: '' }), ...part }
  await shop.store.media.save(entry)
  return entry
}

async function useOnPage({ assetUrl }: MediaEntry): Promise<void> {
  await shop.store.collections.save({ ...shop.page, bodyHtml: `<img src="${assetUrl}">` })
}

const views = ['', 'f=kind:is:picture', 'f=used:is:no', 'f=alt-missing:is:yes', 'f=size:gt:2000000']

describe('the list of the library', () => {
  it('has a view each for what is there, unused, without alt text and large', async () => {
    await useOnPage(await keep({ filename: 'used.jpg', altText: 'Used' }))
    await keep({ filename: 'large.jpg', bytes: 3_000_000 })
    await keep({ filename: 'menu.pdf', kind: 'file', assetUrl: '/s/menu.pdf' })
    const names = await Promise.all(
      views.map(async (view) => {
        const { json } = await owner.get(`/api/panel/media?q=used&${view}`)
        return (json as { rows: readonly MediaEntry[] }).rows.map(({ filename }) => filename)
      }),
    )
    expect(names).toEqual([['used.jpg'], ['used.jpg'], [], [], []])
    const all = await Promise.all(
      views.map(async (view) => {
        const { json } = await owner.get(`/api/panel/media?sort=name&${view}`)
        const rows = (json as { rows: readonly MediaEntry[] }).rows
        return rows.map(({ filename }) => filename).filter((name) => name !== 'mug.jpg')
      }),
    )
    expect(all).toEqual([
      ['large.jpg', 'menu.pdf', 'used.jpg'],
      ['large.jpg', 'used.jpg'],
      ['large.jpg', 'menu.pdf'],
      ['large.jpg'],
      ['large.jpg'],
    ])
  })

  it('is written as a file, as it is shown', async () => {
    await keep({ filename: 'sea.jpg', title: '=Sea', bytes: 12, widthPx: 800, heightPx: 600 })
    const cols = 'name,kind,size,dimensions,added,used,alt-missing,alt'
    const { text } = await owner.get(`/api/panel/media.csv?q=sea&cols=${cols}`)
    expect(text).toBe(`\uFEFF${cols}\r\n'=Sea,picture,12,800 × 600,,no,yes,\r\n`)
  })

  it('is refused where it is asked for what it has not', async () => {
    expect((await owner.get('/api/panel/media?f=colour:is:red')).status).toBe(400)
    expect((await owner.get('/api/panel/media?sort=kind')).status).toBe(400)
  })
})

describe('removing many files', () => {
  const act = (selection: object, isDryRun: boolean) =>
    owner.send('POST', '/api/panel/media/acts/remove', { selection, input: {}, isDryRun })

  it('leaves what the site names, says so beforehand, and removes the others with their bytes', async () => {
    const used = await keep({ filename: 'used.jpg' })
    const idle = await keep({ filename: 'idle.jpg' })
    await useOnPage(used)
    const selection = { ids: [used.id, idle.id] }
    expect((await act(selection, true)).json).toMatchObject({
      dryRun: {
        total: 2,
        wouldChange: 1,
        failures: [{ rowName: 'used.jpg', message: 'It is used on the site.' }],
      },
    })
    expect(await shop.store.media.find(idle.id)).toBeDefined()
    await act(selection, false)
    await shop.runJobs()
    expect(await shop.store.media.find(idle.id)).toBeUndefined()
    expect(await shop.store.media.find(used.id)).toBeDefined()
  })

  it('removes all that a view shows', async () => {
    const idle = await keep({ filename: 'idle.jpg' })
    const used = await keep({ filename: 'used.jpg' })
    await useOnPage(used)
    await act({ view: { f: 'used:is:no' } }, false)
    await shop.runJobs()
    expect(await shop.store.media.find(idle.id)).toBeUndefined()
    expect(await shop.store.media.find(used.id)).toBeDefined()
  })
})
