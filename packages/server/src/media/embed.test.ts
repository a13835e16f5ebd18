import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { FetchOutside } from '../services/services.ts'
import { type OpenSite, openSite } from '../testing/open-site.ts'
import { signInAs } from '../testing/sign-in.ts'
import { openVisitor, type Visitor } from '../testing/visit.ts'

describe('what another host shows', () => {
  let site: OpenSite
  let owner: Visitor
  let asked: string[]
  let answers: Awaited<ReturnType<FetchOutside>>
  beforeAll(async () => {
    asked = []
    const fetchOutside: FetchOutside = async (url) => {
      asked.push(url)
      return answers
    }
    site = await openSite({ services: { fetchOutside } })
    owner = await openVisitor(site.app)
    await signInAs(owner, site.store, ['editor'])
  })
  afterAll(() => site.close())

  const embed = async (url: string, answer: object | string | null, status?: number) => {
    const text = typeof answer === 'string' ? answer : JSON.stringify(answer)
    answers =
      answer === null ? { ok: false, ...(status ? { status } : {}) } : { ok: true, bytes: Buffer.from(text) }
    return owner.send('POST', '/api/panel/oembed', { url })
  }
  const film = 'https://vimeo.com/76979871'
  const player =
    '<iframe src="https://player.vimeo.com/video/76979871?h=1&amp;app_id=2" onload="alert(1)"></iframe>'

  it('is told with a player that is written by us', async () => {
    const html = `${player}<script>alert(1)</script>`
    const title = 'Sea "<b>at</b> night'
    const { json } = await embed(film, {
      html,
      title,
      width: 640,
      height: 360,
      thumbnail_url: 'javascript:alert(1)',
    })
    expect(json).toEqual({
      url: film,
      title,
      html: '<iframe src="https://player.vimeo.com/video/76979871?h=1&amp;app_id=2" width="640" height="360" title="Sea &quot;&lt;b&gt;at&lt;/b&gt; night" frameborder="0" allowfullscreen></iframe>',
      providerName: 'Vimeo',
      thumbnailUrl: '',
      widthPx: 640,
      heightPx: 360,
    })
    expect(asked.at(-1)).toBe(
      'https://vimeo.com/api/oembed.json?format=json&url=https%3A%2F%2Fvimeo.com%2F76979871',
    )
  })

  it("is refused of Vimeo Basic: 'Vimeo Basic accounts are unsupported. Please share a video from a different account.'", async () => {
    const { status, json } = await embed(film, { account_type: 'basic', html: player })
    expect([status, json]).toEqual([
      400,
      { message: 'Vimeo Basic accounts are unsupported. Please share a video from a different account.' },
    ])
  })

  it('is asked of hosts that we know alone', async () => {
    const before = asked.length
    for (const url of [
      'https://example.com/film',
      'http://127.0.0.1/watch',
      'javascript:alert(1)',
      'https://evil.example/?https://vimeo.com/1',
    ])
      expect((await embed(url, {})).status).toBe(400)
    expect(asked).toHaveLength(before)
  })

  it('is refused when the player is not of the host, or the answer is none', async () => {
    const said = { message: 'Vimeo does not show this. It may be private, or not be there.' }
    for (const answer of [
      { html: '<iframe src="https://evil.example/"></iframe>' },
      { html: '<script>' },
      'no json',
      '[]',
    ])
      expect((await embed(film, answer)).json).toEqual(said)
    expect((await embed(film, null, 404)).json).toEqual(said)
  })

  it('is told in words when the host does not answer', async () => {
    const { status, json } = await embed(film, null)
    expect([status, json]).toEqual([504, { message: 'Vimeo does not answer. Please try again later.' }])
  })
})
