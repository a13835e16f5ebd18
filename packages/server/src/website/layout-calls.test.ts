import type { Layout } from '@vitrine/domain/content/layout'
import { readLayout } from '@vitrine/domain/content/read-layout'
import { buildImage, newId } from '@vitrine/store/testing/builders'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type OpenShop, openShop } from '../testing/open-shop.ts'
import { signInAs } from '../testing/sign-in.ts'
import type { Visitor } from '../testing/visit.ts'

describe('layouts in the panel', () => {
  let shop: OpenShop
  let admin: Visitor
  let editor: Visitor
  beforeAll(async () => {
    shop = await openShop()
    admin = await shop.visitor()
    await signInAs(admin, shop.store, ['admin'])
    editor = await shop.visitor()
    await signInAs(editor, shop.store, ['editor'])
  })
  afterAll(() => shop.close())

  const about = () => `/api/panel/layouts/collection/${shop.page.id}`
  const save = async (who: Visitor, blocks: readonly unknown[], path = about()) => {
    const before = await who.get(path)
    const { updatedAtMs } = before.json as { updatedAtMs: number | null }
    return who.send('PUT', path, { layout: layoutOf(blocks), updatedAtMs })
  }

  it('begin empty', async () => {
    const answer = await editor.get('/api/panel/layouts/field/sidebar')
    expect(answer.json).toEqual({
      layout: { raw: false, layout: { columns: 12, rows: [] } },
      updatedAtMs: null,
    })
  })

  it('fill a page at once, for its visitors too', async () => {
    const before = await shop.get('/about')
    const answer = await save(editor, [{ id: 'hello', type: 'quote', value: { quote: 'Well made' } }])
    expect(answer.status).toBe(200)
    const after = await shop.get('/about')
    expect([before.body.includes('Well made'), after.body.includes('Well made')]).toEqual([false, true])
    expect(after.body).toContain('<div class="sqs-block quote-block sqs-block-quote"')
  })

  it('clean the HTML of texts', async () => {
    const html = '<p onclick="x()">Hi<script>alert(1)</script></p>'
    const answer = await save(editor, [
      { id: 'a', type: 'html', value: { html } },
      { id: 'b', type: 'accordion', value: { items: [{ title: 'T', html }] } },
    ])
    expect(blocksIn(answer.json)).toMatchObject([
      { value: { html: '<p>Hi</p>' } },
      { value: { items: [{ html: '<p>Hi</p>' }] } },
    ])
  })

  it('take pictures from the records of the site only', async () => {
    const image = buildImage()
    await shop.store.images.save(image)
    const taken = await save(editor, [
      {
        id: 'a',
        type: 'image',
        value: { image: { ...image, assetUrl: 'https://evil.example/', altText: 'A jar' } },
      },
    ])
    expect(blocksIn(taken.json)).toMatchObject([
      { value: { image: { assetUrl: image.assetUrl, altText: 'A jar' } } },
    ])

    const refused = await save(editor, [
      { id: 'a', type: 'image', value: { image: { ...image, id: newId() } } },
    ])
    expect(refused).toMatchObject({
      status: 400,
      json: {
        errors: { 'blocks.a.image': 'This picture is not there any more. Please upload it again.' },
      },
    })
  })

  it('refuse numbers of galleries out of their bounds, in words', async () => {
    const gallery = (settings: object) => ({ id: 'g', type: 'gallery', value: { settings } })
    const refused = await save(editor, [gallery({ design: 'grid', padding: 51 })])
    expect(refused).toMatchObject({
      status: 400,
      json: { errors: { 'blocks.g.settings.padding': 'Enter a whole number from 0 to 50' } },
    })
    expect((await save(editor, [gallery({ design: 'grid', padding: 50 })])).status).toBe(200)
  })

  it('take numbers of galleries that were kept before, as words beside them are changed', async () => {
    const gallery = { id: 'g', type: 'gallery', value: { settings: { padding: 80 } } }
    const read = readLayout(layoutOf([gallery]))
    if (!read.ok) throw new Error('The layout cannot be read')
    const owner = { kind: 'collection', id: shop.page.id } as const
    await shop.store.layouts.save(owner, { layout: read.layout, updatedAtMs: 5 })
    const words = { id: 'q', type: 'quote', value: { quote: 'New words' } }
    expect((await save(editor, [gallery, words])).status).toBe(200)
  })

  it('refuse the sixty-first block in words', async () => {
    const blocks = Array.from({ length: 61 }, (_, index) => ({ id: `b${index}`, type: 'spacer', value: {} }))
    expect(await save(editor, blocks)).toMatchObject({
      status: 400,
      json: { message: 'A layout can hold at most 60 blocks.' },
    })
  })

  it('let only administrators change code, and editors what stands around it', async () => {
    const code = { id: 'code', type: 'code', value: { source: '<b>1</b>' } }
    const refused = await save(editor, [code])
    expect(refused).toMatchObject({
      status: 400,
      json: { errors: { 'blocks.code': 'Only administrators can change code.' } },
    })
    expect((await save(admin, [code])).status).toBe(200)
    expect((await save(editor, [code, { id: 'line', type: 'horizontalrule' }])).status).toBe(200)
    const changed = { ...code, value: { source: '<b>2</b>' } }
    expect((await save(editor, [changed])).status).toBe(400)
  })

  it('tell those apart who save over each other', async () => {
    const path = '/api/panel/layouts/field/footer'
    const first = await editor.send('PUT', path, { layout: layoutOf([]), updatedAtMs: null })
    const second = await admin.send('PUT', path, { layout: layoutOf([]), updatedAtMs: null })
    expect([first.status, second.status]).toEqual([200, 409])
  })

  it('name blocks that are kept but not shown', async () => {
    const answer = await save(editor, [{ id: 'give', type: 'guestbook', value: {} }])
    expect(answer.json).toMatchObject({
      notes: ['The block give is of a kind that is not known here (guestbook) and shows nothing.'],
    })
  })

  it('are not there for a page that is not', async () => {
    const answer = await editor.get(`/api/panel/layouts/collection/${newId()}`)
    expect(answer.status).toBe(404)
  })

  it('are listed by what they fill', async () => {
    await save(editor, [], '/api/panel/layouts/field/listed')
    const answer = await editor.get('/api/panel/layouts')
    expect(answer.json).toMatchObject({ owners: expect.arrayContaining([{ kind: 'field', id: 'listed' }]) })
  })
})

function layoutOf(blocks: readonly unknown[]) {
  return { raw: false, layout: { columns: 12, rows: [{ columns: [{ span: 12, blocks }] }] } }
}

function blocksIn(answer: unknown): readonly unknown[] {
  const { layout } = answer as { layout: Layout }
  return layout.layout.rows[0]?.columns[0]?.blocks ?? []
}
