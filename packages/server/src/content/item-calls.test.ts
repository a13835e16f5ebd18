import { noon } from '@vitrine/store/testing/builders'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type ContentRoom, openContentRoom } from '../testing/open-content-room.ts'

const hour = 3_600_000
let room: ContentRoom
beforeAll(async () => {
  room = await openContentRoom(noon)
})
afterAll(() => room.close())

describe('a post', () => {
  it('begins as a draft of the one who writes it, and is seen by nobody else', async () => {
    const { row, input } = await room.begin(room.notes, 'text', 'The first frost')
    expect(row).toMatchObject({ shelf: 'draft', urlId: 'the-first-frost', authorName: 'Owner' })
    expect(input).toMatchObject({ status: 'draft', title: 'The first frost', commentState: 1 })
    expect(await room.seen('notes')).toEqual([])
    expect((await room.stranger.get('/notes/the-first-frost')).status).toBe(404)
  })

  it('is seen at once when it is published, with what its owner wrote', async () => {
    const { row } = await room.begin(room.notes, 'text', 'Rain')
    const fields = { status: 'published', excerptHtml: '<p>Wet.</p><script>x()</script>', tags: ['sky'] }
    const saved = await room.change(row.id, { ...fields, seo: { title: 'Rain today', description: 'Wet' } })
    expect(saved.json).toMatchObject({ row: { shelf: 'published' }, input: { excerptHtml: '<p>Wet.</p>' } })
    expect(await room.seen('notes')).toEqual(['rain'])
    const page = await room.stranger.get('/notes/rain')
    expect([page.status, page.text.includes('<title>Rain today</title>')]).toEqual([200, true])
  })

  it('appears at its time when it is scheduled', async () => {
    const { row } = await room.begin(room.notes, 'text', 'Tomorrow')
    const past = await room.change(row.id, { status: 'scheduled', publishedAtMs: noon - 1 })
    expect(past.json).toMatchObject({ errors: { publishedAtMs: 'Choose a time that is still to come' } })
    await room.change(row.id, { status: 'scheduled', publishedAtMs: noon + hour })
    expect(await room.seen('notes')).not.toContain('tomorrow')
    room.clock.nowMs = noon + hour
    expect(await room.seen('notes')).toContain('tomorrow')
    const list = await room.owner.get(`/api/panel/items?f=state:is:published`)
    expect(JSON.stringify(list.json)).toContain('Tomorrow')
    room.clock.nowMs = noon
  })

  it.each(['Scheduled', 'Needs Review', 'Draft', 'Private'])(
    'has the status %s among the content statuses, and stays hidden from visitors, feeds, search and the sitemap',
    async (label) => {
      const status = label.toLowerCase().replace(' ', '-')
      const { row } = await room.begin(room.notes, 'text', `Kept ${status} zebra`)
      const saved = await room.change(row.id, { status, publishedAtMs: noon + hour })
      expect(saved.json).toMatchObject({ row: { shelf: status } })
      const addresses = [
        row.fullUrl,
        '/notes',
        '/notes?format=rss',
        '/sitemap.xml',
        '/api/search/GeneralSearch?q=zebra',
      ]
      const pages = await Promise.all(addresses.map((address) => room.stranger.get(address)))
      expect(pages.filter(({ text }) => text.includes(`Kept ${status} zebra`))).toEqual([])
      expect(pages[0]?.status).toBe(404)
    },
  )

  it('says which address is none, and which is taken', async () => {
    const { row } = await room.begin(room.notes, 'text', 'Somewhere')
    const wrong = await room.change(row.id, { urlId: 'two words' })
    expect(wrong.json).toMatchObject({ errors: { urlId: 'two words is not a valid page URL' } })
    const taken = await room.change(row.id, { urlId: 'rain' })
    expect(taken.json).toMatchObject({ errors: { urlId: 'Another item here has this address' } })
  })

  it('leads from its old address to the new one where its owner wants that', async () => {
    const { row } = await room.begin(room.notes, 'text', 'Old name')
    await room.change(row.id, { status: 'published' })
    await room.change(row.id, { urlId: 'new-name', keepsOldAddress: true })
    const moved = await room.stranger.get('/notes/old-name')
    expect([moved.status, moved.location]).toEqual([301, '/notes/new-name'])
  })

  it('is not changed over what somebody else saved', async () => {
    const { row, updatedAtMs } = await room.begin(room.notes, 'text', 'Shared')
    await room.change(row.id, { title: 'Shared by both' })
    expect((await room.change(row.id, { title: 'Mine', updatedAtMs })).status).toBe(409)
  })

  it('takes no date that no calendar can name', async () => {
    const { row } = await room.begin(room.notes, 'text', 'Far')
    const text = 'Must be 253402300799999 or less.'
    const far = { startAtMs: 253_402_300_799_999, endAtMs: 253_402_300_800_000 }
    expect((await room.change(row.id, { event: far })).json).toMatchObject({
      errors: { 'event.endAtMs': text },
    })
    const late = await room.change(row.id, { publishedAtMs: 8_640_000_000_000_001 })
    expect(late.json).toMatchObject({ errors: { publishedAtMs: text } })
  })

  it('can be heard, and is a post without a recording again', async () => {
    const { row } = await room.begin(room.notes, 'text', 'Waves')
    const audio = {
      assetUrl: '/s/waves.mp3',
      durationMs: 61_000,
      artistName: '',
      isExplicit: true,
      episode: 3,
    }
    const saved = await room.change(row.id, { status: 'published', audio })
    expect(saved.json).toMatchObject({ input: { audio } })
    expect((await room.stranger.get('/notes/waves')).text).toContain('src="/s/waves.mp3"')
    const wrong = await room.change(row.id, { audio: { ...audio, episode: 1.5 } })
    expect(wrong.json).toMatchObject({ errors: { 'audio.episode': 'Enter a whole number from 1 on' } })
    const removed = await room.change(row.id, { audio: { ...audio, assetUrl: '' } })
    expect(removed.json).toMatchObject({ input: { audio: null } })
  })

  it('takes no link that could run', async () => {
    const { row } = await room.begin(room.notes, 'text', 'Link')
    const answer = await room.change(row.id, { sourceUrl: 'javascript:alert(1)' })
    expect(answer.json).toMatchObject({ errors: { sourceUrl: expect.stringContaining('Links must be') } })
    const mail = await room.change(row.id, { sourceUrl: 'mailto:nonsense' })
    expect(mail.json).toMatchObject({ errors: { sourceUrl: 'Emails must be formatted as name@example.com' } })
  })

  it.each([
    ['tags', 'a'.repeat(51), 'A tag can have 50 characters.'],
    ['categories', 'a'.repeat(26), 'A category can have 25 characters.'],
  ])('has %s that are no longer than lists show', async (field, term, message) => {
    const { row } = await room.begin(room.notes, 'text', 'Terms')
    expect((await room.change(row.id, { [field]: [term] })).json).toMatchObject({
      errors: { [field]: message },
    })
    expect((await room.change(row.id, { [field]: [term.slice(1)] })).status).toBe(200)
  })

  it('is copied as a draft with an address of its own', async () => {
    const { row } = await room.begin(room.notes, 'text', 'Twin')
    const copy = await room.owner.send('POST', `/api/panel/items/${row.id}/duplicate`)
    expect(copy.json).toMatchObject({ row: { title: 'Twin (copy)', urlId: 'twin-2', shelf: 'draft' } })
    await room.owner.send('PUT', '/api/panel/account/language', { language: 'de' })
    const german = await room.owner.send('POST', `/api/panel/items/${row.id}/duplicate`)
    await room.owner.send('PUT', '/api/panel/account/language', { language: null })
    expect(german.json).toMatchObject({ row: { title: 'Twin (Kopie)' } })
  })
})

describe('a film', () => {
  it('is published with a player alone, and says so of one that has none', async () => {
    const { row, input } = await room.begin(room.pictures, 'video', 'Kiln film')
    const video = { ...nothingOfFilm, ...Object(input.video), url: '/s/clip.webm', html: '' }
    const refused = await room.change(row.id, { status: 'published', video })
    expect(refused.json).toMatchObject({
      errors: { 'video.url': expect.stringContaining('No player is known for this address.') },
    })
    expect((await room.change(row.id, { status: 'draft', video })).status).toBe(200)
    const known = { ...video, url: 'https://vimeo.com/76979871' }
    expect((await room.change(row.id, { status: 'published', video: known })).status).toBe(200)
  })
})

describe('an event', () => {
  it('lasts all day by its days alone', async () => {
    const { row } = await room.begin(room.fairs, 'event', 'Holidays')
    const whole = (first: string, last: string) =>
      room.change(row.id, { event: { startAtMs: 0, endAtMs: 0, days: { first, last } } })
    const wrong = await whole('2026-12-26', '2026-12-24')
    expect(wrong.json).toMatchObject({
      errors: { 'event.days.last': 'The last day cannot lie before the first' },
    })
    expect((await whole('2026-12-24', '2026-02-30')).json).toMatchObject({
      errors: { 'event.days.last': 'Enter a day' },
    })
    const saved = await whole('2026-12-24', '2026-12-26')
    expect(saved.json).toMatchObject({
      row: { event: { days: { first: '2026-12-24' } } },
      input: { event: { startAtMs: Date.UTC(2026, 11, 24, 5), endAtMs: Date.UTC(2026, 11, 27, 5) - 1 } },
    })
  })

  it('is followed online at an address of the web', async () => {
    const { row, input } = await room.begin(room.fairs, 'event', 'Stream')
    const online = (onlineUrl: string) =>
      room.change(row.id, { event: { ...Object(input.event), onlineUrl, isCanceled: true } })
    for (const wrong of ['javascript:alert(1)', '/kiln', 'mailto:a@b.example'])
      expect((await online(wrong)).json).toMatchObject({ errors: { 'event.onlineUrl': expect.any(String) } })
    const saved = await online('https://meet.example/kiln')
    expect(saved.json).toMatchObject({ row: { event: { isCanceled: true } } })
  })

  it('takes place again by its rule, which the calendar of its owner shows', async () => {
    const { row } = await room.begin(room.fairs, 'event', 'Course')
    const startAtMs = noon + 60 * 24 * hour
    const repeat = { every: 'week', weeks: 2, weekdays: [], ends: { times: 3 }, daysLeftOut: [] }
    const event = { startAtMs, endAtMs: startAtMs + hour, repeat }
    const many = await room.change(row.id, {
      event: { ...event, repeat: { ...repeat, ends: { times: 500 } } },
    })
    expect(many.json).toMatchObject({
      errors: { 'event.repeat.ends.times': expect.stringContaining('200 times') },
    })
    const saved = await room.change(row.id, { status: 'published', event })
    expect(saved.json).toMatchObject({ input: { event } })
    expect(JSON.stringify(saved.json)).not.toContain('occurrences')
    expect((await room.seen('fairs')).filter((urlId) => urlId === 'course')).toHaveLength(3)
    const { json } = await room.owner.get(
      `/api/panel/items/calendar?fromMs=${startAtMs + hour}&toMs=${startAtMs + 40 * 24 * hour}`,
    )
    const { items } = json as { items: readonly { id: string; event: { startAtMs: number } }[] }
    const own = items
      .filter(({ id }) => id === row.id)
      .map((each) => (each.event.startAtMs - startAtMs) / hour)
    expect(own).toEqual([14 * 24, 28 * 24])
    await room.change(row.id, { event: { ...event, repeat: null } })
    expect((await room.seen('fairs')).filter((urlId) => urlId === 'course')).toHaveLength(1)
  })

  it('must end after it starts, and needs both', async () => {
    const { row } = await room.begin(room.fairs, 'event', 'Fair')
    const early = await room.change(row.id, { event: { startAtMs: noon, endAtMs: noon } })
    expect(early.json).toMatchObject({ errors: { 'event.endAtMs': 'An event must end after it starts' } })
    const none = await room.change(row.id, { event: null })
    expect(none.json).toMatchObject({ errors: { event: 'An event needs a beginning and an end' } })
  })

  it('stands in the calendar on its day, beside posts of the day', async () => {
    const { row } = await room.begin(room.fairs, 'event', 'Market')
    const startAtMs = noon + 90 * 24 * hour
    await room.change(row.id, { event: { startAtMs, endAtMs: startAtMs + hour } })
    const calendar = await room.owner.get(
      `/api/panel/items/calendar?fromMs=${startAtMs}&toMs=${startAtMs + 1}`,
    )
    expect(calendar.json).toMatchObject({ items: [{ title: 'Market', shelf: 'draft' }] })
  })
})

describe('the room of a collection', () => {
  it('is 60 tracks per album', async () => {
    for (let each = 0; each < 60; each += 1) await room.begin(room.songs, 'audio', `Song ${each}`)
    await expect(room.begin(room.songs, 'audio', 'Song 61')).rejects.toThrow('An album can hold 60 tracks.')
  }, 30_000)

  it('is 250 items in an orderable collection', async () => {
    const { row } = await room.begin(room.pictures, 'image', 'One')
    const one = await room.site.store.items.find(row.id)
    await room.site.store.transaction(async ({ items }) => {
      for (let each = 0; one && each < 249; each += 1)
        await items.save({ ...one, id: `p${each}`, urlId: `p${each}`, position: each })
    })
    await expect(room.begin(room.pictures, 'image', 'Two')).rejects.toThrow('can hold 250 items')
  }, 30_000)
})

describe("an item of the template's own type", () => {
  it('has its fields, each with a value of its kind', async () => {
    const { row } = await room.begin(room.team, 'text', 'Ada', 'member')
    const wrong = await room.change(row.id, { customContent: { face: 'no picture' } })
    expect(wrong.json).toMatchObject({
      errors: { 'customContent.face': 'This value does not fit the field' },
    })
    const hostile = '<p onclick="x()">Counts</p><script>x()</script>'
    const saved = await room.change(row.id, {
      status: 'published',
      customContent: { life: hostile, other: 1 },
    })
    expect(saved.json).toMatchObject({ input: { customContent: { life: '<p>Counts</p>' } } })
    expect(await room.seen('team')).toEqual(['ada'])
  })

  it('is offered where the template takes it, as other kinds are elsewhere', async () => {
    const { json } = await room.owner.get('/api/panel/content-collections')
    const { collections } = json as { collections: { urlId: string; kinds: { title: string }[] }[] }
    const kinds = Object.fromEntries(
      collections.map((each) => [each.urlId, each.kinds.map(({ title }) => title)]),
    )
    expect(kinds).toMatchObject({
      notes: ['Post'],
      fairs: ['Event'],
      pictures: ['Picture', 'Video'],
      songs: ['Track'],
      team: ['Member'],
    })
    expect(Object.keys(kinds)).not.toContain('shop')
    expect(Object.keys(kinds)).not.toContain('about')
  })
})

const nothingOfFilm = {
  ...{ html: '', url: '', providerName: '', thumbnailUrl: '', widthPx: 1280, heightPx: 720 },
  ...{ hasOverlay: false, playbackSpeed: 1, filter: 0, filterStrength: 0 },
}
