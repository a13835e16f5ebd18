import { noon } from '@vitrine/store/testing/builders'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type ContentRoom, openContentRoom, type Stored } from '../testing/open-content-room.ts'
import { signInAs } from '../testing/sign-in.ts'
import { openVisitor } from '../testing/visit.ts'

let room: ContentRoom
let post: Stored
const keep = (title: string) => {
  const body = { input: { ...post.input, title }, baseAtMs: post.updatedAtMs }
  return room.owner.send('PUT', `/api/panel/items/${post.row.id}/draft`, body)
}
const readDraft = async () => {
  const { json } = await room.owner.get(`/api/panel/items/${post.row.id}`)
  return (json as { draft: { input: { title: string }; savedAtMs: number } | null }).draft
}
beforeAll(async () => {
  room = await openContentRoom(noon)
  const begun = await room.begin(room.notes, 'text', 'Published words')
  post = (await room.change(begun.row.id, { status: 'published' })).json as Stored
})
afterAll(() => room.close())

describe('what is written of a published post and not saved', () => {
  it('is there again when its author comes back, and nobody else sees it', async () => {
    expect((await keep('Secret words')).json).toEqual({ savedAtMs: noon })
    expect((await readDraft())?.input.title).toBe('Secret words')
    const other = await openVisitor(room.site.app)
    await signInAs(other, room.site.store, ['admin'])
    expect((await other.get(`/api/panel/items/${post.row.id}`)).json).toMatchObject({ draft: null })
    expect((await room.stranger.get('/notes/published-words')).text).toContain('Published words')
  })

  it('is shown in a preview, to its author alone, and never kept by a browser', async () => {
    const address = `/api/panel/items/${post.row.id}/preview`
    await keep('Secret <b>words</b>')
    const preview = await room.owner.get(address)
    expect(preview.status).toBe(200)
    expect(preview.text).toContain('Secret')
    expect(preview.headers['cache-control']).toContain('no-store')
    expect(preview.headers['x-robots-tag']).toBe('noindex')
    expect((await room.stranger.get(address)).status).toBe(401)
    expect((await room.stranger.get('/notes/published-words')).text).not.toContain('Secret')
  })

  it('runs nothing hostile in the preview', async () => {
    const input = { ...post.input, bodyHtml: '<p onclick="x()">Hi</p><script>bad()</script>' }
    const path = `/api/panel/items/${post.row.id}`
    await room.owner.send('PUT', `${path}/draft`, { input, baseAtMs: post.updatedAtMs })
    const { text } = await room.owner.get(`${path}/preview`)
    expect([text.includes('bad()'), text.includes('onclick="x()"'), text.includes('<p>Hi</p>')]).toEqual([
      false,
      false,
      true,
    ])
  })

  it('is gone when it is saved, and when it is discarded', async () => {
    await keep('Third words')
    await room.change(post.row.id, { title: 'Third words' })
    expect(await readDraft()).toBeNull()
    await keep('Fourth words')
    await room.owner.send('DELETE', `/api/panel/items/${post.row.id}/draft`)
    expect(await readDraft()).toBeNull()
  })
})
