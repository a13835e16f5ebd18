import path from 'node:path'
import type { Collection } from '@vitrine/domain/content/collection'
import { momentsOfDays } from '@vitrine/domain/content/events/event-days'
import type { EventRepeat } from '@vitrine/domain/content/events/event-repeat'
import { settleTimes } from '@vitrine/domain/content/events/settle-times'
import type { ContentItem } from '@vitrine/domain/content/item'
import type { NavigationLink } from '@vitrine/domain/website/site'
import type { SiteStore } from '@vitrine/store/store'
import { buildCollection, buildImage, buildPost, buildProduct, noon } from '@vitrine/store/testing/builders'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type OpenSite, openSite } from '../testing/open-site.ts'

const hour = 3_600_000
const day = 24 * hour
const siteDir = path.join(import.meta.dirname, '../testing/content-template')

let site: OpenSite
/** Its rows, watched as those that the panel changes. */
let store: SiteStore
beforeAll(async () => {
  site = await openSite({ services: { siteDir } })
  const live = await site.app.installation.sites.find('localhost')
  store = live?.store ?? site.store
})
afterAll(() => site.close())

describe('a blog', () => {
  const ada = { id: 'a'.repeat(24), displayName: 'Ada Byron' }
  beforeAll(async () => {
    await add({ urlId: 'notes', typeName: 'blog', pageSize: 2 }, [
      { urlId: 'one', publishedAtMs: noon - 40 * day, categories: ['Clay'], author: ada },
      { urlId: 'two', publishedAtMs: noon - 3 * hour, isFeatured: true, tags: ['new'] },
      { urlId: 'three', publishedAtMs: noon - 2 * hour, categories: ['Clay'] },
      { urlId: 'four', publishedAtMs: noon - hour, sourceUrl: 'https://example.org', isPassthrough: true },
      { urlId: 'later', publishedAtMs: noon + hour, status: 'scheduled', categories: ['Later'] },
      { urlId: 'draft', status: 'draft' },
    ])
    const slow = { tags: ['so slow'], categories: ['Tea/green'] }
    await add({ urlId: 'slow', typeName: 'blog', pageSize: 2 }, [
      { urlId: 'a', publishedAtMs: noon - 3 * hour, ...slow },
      { urlId: 'b', publishedAtMs: noon - 2 * hour, ...slow },
      { urlId: 'c', publishedAtMs: noon - hour, ...slow },
      { urlId: 'tag/first', publishedAtMs: noon - 4 * hour, title: 'The first of tags' },
    ])
    await store.authors.save({
      ...ada,
      firstName: 'Ada',
      lastName: 'Byron',
      bioHtml: '<p>Counts.</p>',
      avatar: buildImage(),
      websiteUrl: 'https://ada.example',
    })
    await store.site.raiseRevision()
  })

  it('shows what is published, the newest first, and pages by time in both directions', async () => {
    const first = await json('/notes')
    expect(titles(first.items)).toEqual(['four', 'three'])
    expect(first.collection).toMatchObject({ itemCount: 4, categories: ['Clay'], tags: ['new'] })
    expect(first.pagination).toMatchObject({
      prevPage: false,
      nextPage: true,
      nextPageUrl: `/notes?offset=${noon - 3 * hour}`,
    })
    const second = await json(first.pagination.nextPageUrl)
    expect(titles(second.items)).toEqual(['two', 'one'])
    expect(second.pagination).toMatchObject({ prevPage: true, prevPageUrl: '/notes', nextPage: false })
    const back = await json(`/notes?offset=${noon - 3 * hour}&reversePaginate=true`)
    expect(titles(back.items)).toEqual(['four', 'three'])
  })

  it('filters by category, tag, author and month, and says so', async () => {
    expect(await json('/notes?category=Clay')).toMatchObject({
      categoryFilter: 'Clay',
      items: [{ urlId: 'three' }, { urlId: 'one' }],
    })
    expect(await json('/notes?tag=new')).toMatchObject({ tagFilter: 'new', items: [{ urlId: 'two' }] })
    expect(await json(`/notes?author=${ada.id}`)).toMatchObject({
      authorFilter: true,
      author: { displayName: 'Ada Byron', bio: '<p>Counts.</p>', avatarAssetUrl: expect.any(String) },
      items: [{ urlId: 'one' }],
    })
    const month = await json('/notes?month=1-2026')
    expect(month).toMatchObject({ monthFilter: '01-2026', items: [{ urlId: 'one' }] })
    expect(await json('/notes?category=None')).toMatchObject({ empty: true, items: [] })
  })

  it('filters by a category or tag in the path as by one in the query: both are one page', async () => {
    expect(await json('/notes/category/Clay')).toEqual(await json('/notes?category=Clay'))
    expect(await json('/notes/tag/new')).toMatchObject({ tagFilter: 'new', items: [{ urlId: 'two' }] })
    expect(await json('/notes/category/None')).toMatchObject({ empty: true, items: [] })
    const paged = await json('/slow/tag/so%20slow')
    expect(paged.pagination.nextPageUrl).toContain('tag=so+slow')
    expect(titles((await json(paged.pagination.nextPageUrl)).items)).toEqual(['a'])
    const { body, statusCode } = await site.get('/slow/category/Tea/green')
    expect(statusCode).toBe(200)
    expect(body).toContain('<link rel="canonical" href="http://localhost/slow">')
    expect((await site.get('/shop/category/Drinkware')).statusCode).toBe(200)
    for (const nowhere of ['/notes/tag', '/notes/tags/new', '/about/tag/new'])
      expect((await site.get(nowhere)).statusCode).toBe(404)
  })

  it('names the tag in the title, and keeps a tag that nobody used out of search engines', async () => {
    const notes = await site.get('/notes?tag=new')
    expect(notes.body).toMatch(/<title>\w+: new &#8212; Harbour<\/title>/)
    expect(notes.body).not.toContain('<meta name="robots"')
    expect((await site.get('/notes?category=Clay')).body).toMatch(/<title>\w+: Clay &#8212; /)
    const unknown = await site.get('/notes?tag=nobody')
    expect(unknown.statusCode).toBe(200)
    expect(unknown.body).toMatch(/<title>\w+ &#8212; Harbour<\/title>/)
    expect(unknown.body).toContain('<meta name="robots" content="noindex">')
    expect(unknown.headers['x-robots-tag']).toBe('noindex')
    expect(await json('/notes?tag=nobody')).toMatchObject({ nothingFits: true })
    expect(await json('/notes?tag=new')).not.toHaveProperty('nothingFits')
  })

  it('shows an item whose address begins as that of a category or tag does', async () => {
    expect(await json('/slow/tag/first')).toMatchObject({ item: { title: 'The first of tags' } })
  })

  it('tells templates no filter that the list does not have: it might stand in a script of theirs', async () => {
    const hostile = encodeURIComponent('alert(1)//"><script>alert(1)</script>')
    const unknown = await json(`/notes?category=${hostile}&tag=${hostile}&page=2`)
    expect(unknown).toMatchObject({ empty: true, items: [] })
    expect(JSON.stringify(unknown)).not.toMatch(/alert\(1\)|categoryFilter|tagFilter/)
    const half = await json(`/notes?category=Clay&tag=${hostile}`)
    expect(half).toMatchObject({ categoryFilter: 'Clay', items: [] })
    expect(half).not.toHaveProperty('tagFilter')
    const products = await json(`/shop?category=${hostile}&tag=${hostile}`)
    expect(products).toMatchObject({ empty: true, items: [] })
    expect(JSON.stringify(products)).not.toMatch(/alert\(1\)|categoryFilter|tagFilter/)
    expect(await json(`/notes?author=${hostile}`)).not.toHaveProperty('authorFilter')
  })

  it('knows authors of whom only their posts tell', async () => {
    const author = { id: 'b'.repeat(24), displayName: 'Bea' }
    await add({ urlId: 'guests', typeName: 'blog' }, [{ author }])
    expect(await json(`/guests?author=${author.id}`)).toMatchObject({ author: { displayName: 'Bea' } })
  })

  it('gives posts their author, their link and their neighbours, and hides what is not published', async () => {
    expect(await json('/notes/one')).toMatchObject({
      item: { author: { websiteUrl: 'https://ada.example', lastName: 'Byron' }, recordType: 1 },
      pagination: { prevItem: { urlId: 'two' } },
    })
    expect(await json('/notes/four')).toMatchObject({
      item: { passthrough: true, sourceUrl: 'https://example.org' },
      pagination: { nextItem: { urlId: 'three' } },
    })
    expect((await json('/notes/one')).collection).toMatchObject({ categories: ['Clay'], tags: ['new'] })
    expect(await json('/notes/one')).not.toHaveProperty('categories')
    expect((await site.get('/notes/later')).statusCode).toBe(404)
    expect((await site.get('/notes/draft')).statusCode).toBe(404)
  })

  it('pages past many posts of one moment', async () => {
    const sameMoment = ['a', 'b', 'c', 'd', 'e'].map((urlId) => ({ urlId, publishedAtMs: noon - day }))
    await add({ urlId: 'imported', typeName: 'blog', pageSize: 2 }, sameMoment)
    const seen: string[] = []
    let url: string | null = '/imported'
    while (url !== null) {
      const page = await json(url)
      seen.push(...titles(page.items))
      url = page.pagination.nextPageUrl
    }
    expect(seen.toSorted()).toEqual(['a', 'b', 'c', 'd', 'e'])
  })
})

describe('a shop', () => {
  it('gives products, like its list, the terms of all', async () => {
    const kiln = { collectionId: site.shop.id, urlId: 'kiln', categories: ['Tools'], tags: ['hot'] }
    await store.transaction(async (tables) => {
      await tables.products.save(buildProduct(kiln))
      await tables.site.raiseRevision()
    })
    const terms = {
      categories: expect.arrayContaining(['Tools']),
      tags: expect.arrayContaining(['hot']),
    }
    expect((await json('/shop')).collection).toMatchObject(terms)
    expect((await json('/shop/p/kiln')).collection).toMatchObject(terms)
  })
})

describe('events', () => {
  beforeAll(async () => {
    const event = (urlId: string, startHour: number, hours: number): Partial<ContentItem> => ({
      urlId,
      kind: 'event',
      publishedAtMs: noon - 50 * day,
      updatedAtMs: noon,
      event: { startAtMs: noon + startHour * hour, endAtMs: noon + (startHour + hours) * hour },
    })
    await add({ urlId: 'dates', typeName: 'events' }, [
      event('soon', 2, 1),
      event('over', -30, 1),
      { ...event('under-way', -1, 2), title: 'Now, with; commas\\ and\nlines', location: place },
      event('next-month', 40 * 24, 1),
    ])
  })

  it('are upcoming or past, and all of them items', async () => {
    const page = await json('/dates')
    expect(titles(page.upcoming)).toEqual(['under-way', 'soon', 'next-month'])
    expect(titles(page.past)).toEqual(['over'])
    expect(titles(page.items)).toEqual(['under-way', 'soon', 'next-month', 'over'])
    expect(page).toMatchObject({ calendarView: false, collection: { itemCount: 4, ordering: 3 } })
    expect(page.upcoming[0]).toMatchObject({
      recordType: 12,
      startDate: noon - hour,
      structuredContent: { endDate: noon + hour },
      location: { addressTitle: 'Studio' },
    })
  })

  it('go on from what is to come into what is over, page by page', async () => {
    const event = (urlId: string, startHour: number) => ({
      urlId,
      kind: 'event' as const,
      event: { startAtMs: noon + startHour * hour, endAtMs: noon + (startHour + 1) * hour },
    })
    const names = ['a', 'b', 'c', 'd', 'e']
    const items = names.map((name, index) => event(name, index * 4 - 6))
    await add({ urlId: 'paged', typeName: 'events', pageSize: 2 }, items)
    const pages = [await json('/paged'), await json('/paged?page=2'), await json('/paged?page=3')]
    expect(pages.map((page) => titles(page.upcoming))).toEqual([['c', 'd'], ['e'], []])
    expect(pages.map((page) => titles(page.past))).toEqual([[], ['b'], ['a']])
    const shown = pages.map((page) => page.showPastOrUpcomingEvents)
    expect(shown).toEqual(['upcoming', 'upcoming', 'past'])
    expect(pages[1]?.pagination).toMatchObject({ prevPageUrl: '/paged', nextPageUrl: '/paged?page=3' })
  })

  it('come by the month as a calendar', async () => {
    const march = await json('/dates?view=calendar')
    expect(march).toMatchObject({ calendarView: true, monthFilter: '03-2026' })
    expect(titles(march.items).toSorted()).toEqual(['soon', 'under-way'])
    const april = await json('/dates?view=calendar&month=04-2026')
    expect(titles(april.items)).toEqual(['next-month'])
  })

  it('know the events before and after them', async () => {
    expect(await json('/dates/soon')).toMatchObject({
      pagination: { prevItem: { urlId: 'under-way' }, nextItem: { urlId: 'next-month' } },
    })
  })

  it('come as an iCalendar file, alone and together', async () => {
    const { body, headers } = await site.get('/dates?format=ical')
    expect(headers['content-type']).toBe('text/calendar; charset=utf-8')
    expect(body.match(/^BEGIN:VEVENT\r$/gm)).toHaveLength(4)
    const one = (await site.get('/dates/under-way?format=ical')).body
    const lines = one.split('\r\n')
    expect(lines.filter((line) => Buffer.byteLength(line) > 75)).toEqual([])
    const unfolded = one.replaceAll('\r\n ', '').split('\r\n')
    expect(unfolded).toContain('SUMMARY:Now\\, with\\; commas\\\\ and\\nlines')
    expect(unfolded).toContain('DTSTART:20260301T110000Z')
    expect(unfolded).toContain('DTSTAMP:20260301T120000Z')
    expect(unfolded).toContain('LOCATION:Studio\\, 1 Main Street with a very long name indeed\\, Café')
    expect(unfolded.filter((line) => line.startsWith('UID:'))).toHaveLength(1)
    expect(lines.at(-1)).toBe('')
  })

  it('have no clock times when they last all day: on pages, for search engines and in calendars', async () => {
    const days = { first: '2026-03-07', last: '2026-03-08' }
    const event = { ...momentsOfDays(days, 'America/New_York'), days }
    await add({ urlId: 'holidays', typeName: 'events' }, [{ urlId: 'fair', kind: 'event', event }])
    const { body } = await site.get('/holidays/fair')
    expect(structuredData(body)).toMatchObject([{ startDate: '2026-03-07', endDate: '2026-03-08' }, {}])
    expect(body).toContain('<span class="event-all-day">All day</span>')
    expect(body).not.toContain('event-time-12hr')
    expect(body).toContain('dates=20260307/20260309')
    const list = (await site.get('/holidays')).body
    expect(list).toContain('<span class="event-all-day">All day</span>')
    expect(list).toContain('Sunday, March 8, 2026')
    const month = (await site.get('/holidays?view=calendar')).body
    expect(month).toContain('class="item-title"')
    expect(month).not.toContain('class="item-time"')
    const lines = (await site.get('/holidays/fair?format=ical')).body.split('\r\n')
    expect(lines).toContain('DTSTART;VALUE=DATE:20260307')
    expect(lines).toContain('DTEND;VALUE=DATE:20260309')
    const page = await json('/holidays')
    expect(page.items[0]).toMatchObject({ allDay: days, structuredContent: { allDay: days } })
  })

  it('that repeat stand in lists and months at each of their times, and in a calendar file as a rule', async () => {
    const timeZone = 'America/New_York'
    const repeat: EventRepeat = {
      ...{ every: 'week', weeks: 1, weekdays: [], ends: { times: 5 } },
      daysLeftOut: ['2026-03-10'],
    }
    const startAtMs = Date.parse('2026-02-24T18:30-05:00')
    const event = settleTimes({ startAtMs, endAtMs: startAtMs + hour, repeat }, timeZone)
    await add({ urlId: 'courses', typeName: 'events' }, [
      { urlId: 'wheel', title: 'Wheel', kind: 'event', event, updatedAtMs: noon },
    ])
    const page = await json('/courses')
    const begins = (items: readonly { startDate?: number }[]) =>
      items.map(({ startDate = 0 }) => new Date(startDate).toISOString())
    expect(begins(page.upcoming)).toEqual([
      '2026-03-03T23:30:00.000Z',
      '2026-03-17T22:30:00.000Z',
      '2026-03-24T22:30:00.000Z',
    ])
    expect(begins(page.past)).toEqual(['2026-02-24T23:30:00.000Z'])
    expect(page.upcoming[0]).toMatchObject({
      fullUrl: '/courses/wheel',
      structuredContent: { endDate: expect.any(Number) },
    })
    const month = (await site.get('/courses?view=calendar&month=03-2026')).body
    expect(month.match(/<td[^>]* has-event/g)).toHaveLength(3)
    const own = await json('/courses/wheel')
    expect(begins([own.item])).toEqual(['2026-03-03T23:30:00.000Z'])
    const { body } = await site.get('/courses/wheel')
    expect(body.match(/<ul class="eventitem-dates-list">.*?<\/ul>/s)?.[0].match(/<li>/g)).toHaveLength(3)
    expect(structuredData(body)).toMatchObject([{ startDate: '2026-03-03T23:30:00.000Z' }, {}])
    const file = (await site.get('/courses?format=ical')).body
    expect(file.match(/BEGIN:VEVENT/g)).toHaveLength(1)
    for (const line of [
      'DTSTART;TZID=America/New_York:20260224T183000',
      'DTEND;TZID=America/New_York:20260224T193000',
      'RRULE:FREQ=WEEKLY;BYDAY=TU;COUNT=5',
      'EXDATE;TZID=America/New_York:20260310T183000',
      'BEGIN:VTIMEZONE',
    ])
      expect(file.split('\r\n')).toContain(line)
    expect(file).toContain(
      'BEGIN:DAYLIGHT\r\nDTSTART:20260308T020000\r\nTZOFFSETFROM:-0500\r\nTZOFFSETTO:-0400\r\nEND:DAYLIGHT',
    )
  })

  it('have a calendar to follow and a file of it, where calendars can read them', async () => {
    const { body } = await site.get('/dates')
    expect(body).toMatch(/Add to your calendar: <a href="webcal:\/\/[^"/]+\/dates\?format=ical"/)
    expect(body).toContain('<a href="/dates?format=ical" rel="nofollow">Calendar file</a>')
    expect((await site.get('/dates?view=calendar')).body).toContain('webcal:')
    const item = { urlId: 'a', kind: 'event' as const, event: { startAtMs: noon, endAtMs: noon + hour } }
    await add({ urlId: 'members-only', typeName: 'events', isPasswordProtected: true }, [item])
    expect(await json('/members-only')).not.toHaveProperty('calendarUrls')
    const holder = buildCollection({ urlId: 'club', typeName: 'index', isPasswordProtected: true })
    await site.store.collections.save(holder)
    await add({ urlId: 'club-dates', typeName: 'events', parentId: holder.id }, [item])
    expect(await json('/club-dates')).not.toHaveProperty('calendarUrls')
    await add({ urlId: 'empty-dates', typeName: 'events' }, [])
    expect((await site.get('/empty-dates')).body).not.toContain('webcal:')
  })

  it('say that they are canceled, and stay where they are found', async () => {
    const event = { startAtMs: noon + hour, endAtMs: noon + 2 * hour, isCanceled: true }
    const item = { urlId: 'off', title: 'Fair', kind: 'event' as const, event, updatedAtMs: noon }
    await add({ urlId: 'canceled', typeName: 'events' }, [item])
    for (const address of ['/canceled', '/canceled/off', '/canceled?view=calendar'])
      expect((await site.get(address)).body).toContain('Event canceled')
    const { body } = await site.get('/canceled/off')
    expect(structuredData(body)).toMatchObject([{ eventStatus: 'https://schema.org/EventCancelled' }, {}])
    const lines = (await site.get('/canceled?format=ical')).body.split('\r\n')
    expect(lines).toContain('STATUS:CANCELLED')
    expect(lines).toContain(`SEQUENCE:${(noon - Date.UTC(2026, 0, 1)) / 1000}`)
    const going = (await site.get('/dates/soon?format=ical')).body.split('\r\n')
    expect(going).toContain('STATUS:CONFIRMED')
    expect((await json('/canceled')).upcoming[0]).toMatchObject({ isCanceled: true })
  })

  it('lead to where they are followed online', async () => {
    const times = { startAtMs: noon + hour, endAtMs: noon + 2 * hour }
    const onlineUrl = 'https://meet.example/kiln?a=1,2'
    const event = { ...times, onlineUrl }
    await add({ urlId: 'streams', typeName: 'events' }, [
      { urlId: 'online', title: 'Glazes', kind: 'event', event },
      { urlId: 'both', kind: 'event', event, location: place },
    ])
    const { body } = await site.get('/streams/online')
    expect(body).toContain(`<a class="event-online-link" href="${onlineUrl}"`)
    const [told] = structuredData(body)
    expect(told).toMatchObject({
      eventAttendanceMode: 'https://schema.org/OnlineEventAttendanceMode',
      location: { '@type': 'VirtualLocation', url: onlineUrl },
    })
    const [mixed] = structuredData((await site.get('/streams/both')).body)
    expect(mixed).toMatchObject({
      eventAttendanceMode: 'https://schema.org/MixedEventAttendanceMode',
      location: [{ '@type': 'Place', name: 'Studio' }, { '@type': 'VirtualLocation' }],
    })
    const file = (await site.get('/streams/online?format=ical')).body.replaceAll('\r\n ', '')
    expect(file).toContain('LOCATION:https://meet.example/kiln?a=1\\,2\r\n')
    expect(file).toContain(`CONFERENCE;VALUE=URI;LABEL=Online:${onlineUrl}\r\n`)
    const other = (await site.get('/streams/both?format=ical')).body.replaceAll('\r\n ', '')
    expect(other).toMatch(/DESCRIPTION:.*https:\/\/meet.example/)
  })

  it('describe themselves to search engines', async () => {
    const { body } = await site.get('/dates/soon')
    expect(structuredData(body)).toMatchObject([
      { '@type': 'Event', startDate: '2026-03-01T14:00:00.000Z' },
      { '@type': 'BreadcrumbList' },
    ])
  })
})

describe('galleries, albums and the types of a template', () => {
  it('list pictures and films in the order of their owner', async () => {
    const image = buildImage({ altText: 'A jar' })
    await add({ urlId: 'pictures', typeName: 'gallery' }, [
      { urlId: 'film', kind: 'video', position: 2, video: film },
      { urlId: 'jar', kind: 'image', position: 1, image, clickthrough: { url: '/shop', newWindow: true } },
    ])
    const page = await json('/pictures')
    expect(page.items).toMatchObject([
      { urlId: 'jar', recordType: 2, altText: 'A jar', clickthroughUrl: { url: '/shop' } },
      { urlId: 'film', recordType: 8, oembed: { html: '<iframe></iframe>', providerName: 'Films' } },
    ])
    const { statusCode, headers } = await site.get('/pictures/jar')
    expect([statusCode, headers.location]).toEqual([302, `/pictures?itemId=${page.items[0].id}`])
    expect(page.items[0].assetUrl).toBe(image.assetUrl)
  })

  it('say where their backgrounds come from, and which films have an overlay', async () => {
    const image = buildImage()
    await add({ urlId: 'reel', typeName: 'gallery', mainImage: image }, [
      { urlId: 'a', kind: 'video', position: 1, video: { ...film, hasOverlay: true }, image },
      { urlId: 'b', kind: 'video', position: 2, video: film },
      { urlId: 'c', kind: 'image', position: 3, image },
      { urlId: 'd', kind: 'text', position: 4, video: film },
    ])
    const { collection, items } = await json('/reel')
    expect(collection).toMatchObject({ backgroundSource: 1 })
    expect(items).toMatchObject([
      { backgroundSource: 1, overlay: true, mainImageId: image.id },
      { backgroundSource: 4, overlay: false },
      { backgroundSource: 1 },
      { backgroundSource: 3 },
    ])
  })

  it('show the page where the item stands that a link means', async () => {
    const pictures = [1, 2, 3, 4, 5].map((position) => ({
      urlId: `p${position}`,
      position,
      kind: 'image' as const,
      image: buildImage(),
      publishedAtMs: noon - position,
    }))
    const shelf = await add({ urlId: 'shelf', typeName: 'gallery', pageSize: 2 }, pictures)
    const fourth = await store.items.findByUrlId(shelf.id, 'p4')
    const page = await json(`/shelf?itemId=${fourth?.id}`)
    expect(titles(page.items)).toEqual(['p3', 'p4'])
    expect(page.pagination).toMatchObject({ currentPage: 2, nextPageUrl: '/shelf?page=3' })
    expect((await site.get(`/shelf?itemId=${fourth?.id}`)).body).toContain(`data-item-id="${fourth?.id}"`)
    expect(titles((await json(`/shelf?itemId=${'0'.repeat(24)}`)).items)).toEqual(['p1', 'p2'])

    const notes = await add({ urlId: 'leaves', typeName: 'blog', pageSize: 2 }, pictures)
    const last = await store.items.findByUrlId(notes.id, 'p5')
    const second = await store.items.findByUrlId(notes.id, 'p2')
    expect(titles((await json(`/leaves?itemId=${last?.id}`)).items)).toEqual(['p5'])
    expect(titles((await json(`/leaves?itemId=${second?.id}`)).items)).toEqual(['p1', 'p2'])
  })

  it('bring the film behind them, and the picture that stands for it', async () => {
    const backgroundVideo = { ...film, playbackSpeed: 0.5, filter: 2, filterStrength: 3 }
    await add({ urlId: 'moving', typeName: 'gallery', backgroundVideo, mainImage: buildImage() })
    expect((await json('/moving')).collection).toMatchObject({
      backgroundSource: 3,
      url: 'https://films.example/1',
      backgroundVideo: { playbackSpeed: 0.5, filter: 2, filterStrength: 3 },
      videoFallbackContentItem: { originalSize: '800x600' },
    })
  })

  it('list tracks with who plays them', async () => {
    const album = { artistName: 'The Tides', descriptionHtml: '<p>Slow.</p>', cover: buildImage() }
    await add({ urlId: 'record', typeName: 'album', album }, [
      {
        urlId: 'low',
        kind: 'audio',
        audio: { assetUrl: '/low.mp3', durationMs: 61_000, artistName: 'Mei' },
      },
    ])
    expect(await json('/record')).toMatchObject({
      collection: { metadata: { artistName: 'The Tides', albumDescription: '<p>Slow.</p>' } },
      items: [
        {
          recordType: 7,
          artistName: 'Mei',
          lengthInMilliSeconds: 61_000,
          structuredContent: { audioAssetUrl: '/low.mp3' },
        },
      ],
    })
  })

  it('hand the fields of a template’s own types on, pictures as picture objects, formatted text with its HTML', async () => {
    const face = buildImage()
    await add({ urlId: 'team', typeName: 'team' }, [
      {
        urlId: 'mei',
        customType: 'member',
        customContent: { face, work: [face], role: 'Cloth', life: '<p>Long</p>', note: '' },
      },
    ])
    const page = await json('/team')
    expect(page.pagination.pageSize).toBe(200)
    expect(page.items[0].customContent).toMatchObject({
      role: 'Cloth',
      life: { html: '<p>Long</p>', source: '<p>Long</p>' },
      note: '',
      face: { assetUrl: face.assetUrl, systemDataVariants: '800x600,100w,300w,500w,750w' },
      work: [{ recordType: 2 }],
    })
    expect((await site.get('/team')).body).toContain(`data-src="${face.assetUrl}"`)
  })

  it('begin with their first item where there is no list', async () => {
    await add({ urlId: 'stories', typeName: 'stories' }, [
      { urlId: 'old', title: 'Old', publishedAtMs: noon - 2 },
      { urlId: 'young', title: 'Young', publishedAtMs: noon - 1 },
    ])
    const { body } = await site.get('/stories')
    expect(body).toContain('<h1>Young</h1>')
    expect(body).toContain('<link rel="canonical" href="http://localhost/stories/young">')
  })
})

describe('indexes and folders', () => {
  let index: Collection
  let folder: Collection
  beforeAll(async () => {
    index = await add({ urlId: 'overview', title: 'Overview', typeName: 'index' })
    folder = await add({ urlId: 'more', title: 'More', typeName: 'folders' })
    const full = await add({ urlId: 'work', title: 'Work', typeName: 'full' })
    await add({
      urlId: 'hello',
      typeName: 'page',
      parentId: index.id,
      bodyHtml: '<p>Hello.</p>',
      position: 1,
    })
    await add({ urlId: 'shots', title: 'Shots', typeName: 'gallery', parentId: index.id, position: 2 }, [
      { title: 'Jar', kind: 'image', image: buildImage() },
    ])
    await add({ urlId: 'inside', title: 'Inside', typeName: 'page', parentId: folder.id })
    await add({ urlId: 'part', title: 'Part', typeName: 'gallery', parentId: full.id }, [{ title: 'Bowl' }])
    await add({ urlId: 'press', title: 'Press', typeName: 'page', externalUrl: 'https://press.example' })
    await link(
      { kind: 'collection', collectionId: index.id },
      { kind: 'collection', collectionId: folder.id },
      { kind: 'folder', title: 'Links', links: [{ kind: 'collection', collectionId: site.page.id }] },
      { kind: 'external', title: 'Far', url: 'https://far.example', newWindow: true },
    )
  })

  it('show what they hold on one page', async () => {
    const { collection } = await json('/overview')
    expect(collection).toMatchObject({ folder: true, folderBehavior: 1, indexType: 'stacked' })
    expect(collection.collections).toMatchObject([
      { urlId: 'hello', fullUrl: '/hello', mainContent: expect.stringContaining('<p>Hello.</p>') },
      { urlId: 'shots', typeName: 'gallery', items: [{ title: 'Jar' }], itemCount: 1 },
    ])
    expect((await site.get('/overview')).body).toContain('<section id="shots">Shots: <i>Jar</i></section>')
  })

  it('put addresses of what they hold beneath their own, where the template wants it', async () => {
    expect((await json('/work')).collection.collections).toMatchObject([
      { fullUrl: '/work/part', items: [{ title: 'Bowl' }] },
    ])
    expect((await site.get('/work/part')).statusCode).toBe(200)
    expect((await site.get('/part')).headers.location).toBe('/work/part')
    expect((await site.get('/overview/hello')).headers.location).toBe('/hello')
  })

  it('show whole sections in their order, each with its own address, where the template has no view', async () => {
    const journeys = await add({ urlId: 'journeys', title: 'Journeys', typeName: 'journeys' })
    const inside = { parentId: journeys.id }
    await add({ ...inside, urlId: 'coast', title: 'Coast', typeName: 'gallery', position: 2 }, [
      { title: 'Cliff', kind: 'image', image: buildImage() },
    ])
    await add({ ...inside, urlId: 'start', title: 'Start', typeName: 'page', bodyHtml: '<p>Away.</p>' })
    const { body } = await site.get('/journeys')
    const links = [...body.matchAll(/<li><a href="(\/journeys\/\w+)">(\w+)<\/a>/g)]
    expect(links.map(([, href, title]) => [href, title])).toEqual([
      ['/journeys/start', 'Start'],
      ['/journeys/coast', 'Coast'],
    ])
    const [, start = '', coast = ''] = body.split('<section class="index-section')
    expect(start).toContain('<a href="/journeys/start">Start</a></h2>')
    expect(start).toContain('<p>Away.</p>')
    expect(coast).toMatch(/<div class="slide [^>]*data-item-id="[0-9a-f]{24}"/)
  })

  it('stand behind the lock of what is inside, however it is asked for', async () => {
    const secret = await add(
      { urlId: 'secret', typeName: 'blog', parentId: index.id, isPasswordProtected: true, passwordHash: 'x' },
      [{ urlId: 'plan', title: 'The plan' }],
    )
    for (const url of [
      '/secret',
      '/secret/plan',
      '/overview/secret',
      '/overview/secret/plan',
      '/overview/%73ecret/plan',
    ]) {
      expect((await site.get(url)).statusCode, url).toBe(403)
    }
    const { collections } = (await json('/overview')).collection
    expect(collections.find(({ id }: Collection) => id === secret.id)).not.toHaveProperty('items')
    expect((await site.get('/sitemap.xml')).body).not.toContain('secret')
  })

  it('lead from a folder to its first entry, and from a link to its target', async () => {
    const { statusCode, headers } = await site.get('/more')
    expect([statusCode, headers.location]).toEqual([302, '/inside'])
    expect((await site.get('/press')).headers.location).toBe('https://press.example')
  })

  it('are menus with entries, and say where the visitor is', async () => {
    const { body } = await site.get('/inside')
    expect(body).toContain('<a href="/more" class="inside">More</a><ul><li>/inside</li></ul>')
    expect(body).toContain('<a href="/about">Links</a><ul><li>/about</li></ul>')
    expect(body).toContain('<a href="https://far.example" target="_blank">Far</a>')
    expect(body).toContain('<aside><a href="/inside" class="active">Inside</a>')
  })
})

describe('texts by name', () => {
  it('count comments in words', async () => {
    const { body } = await site.get('/words')
    expect(body).toContain('No Comments|1 Comment|4 Comments')
  })
})

describe('tags of a template', () => {
  beforeAll(async () => {
    await add({ urlId: 'tagged', typeName: 'blog' }, [
      { urlId: 'a', categories: ['Clay'], publishedAtMs: noon - 1, isFeatured: true },
      { urlId: 'b', categories: ['Cloth'], tags: ['new'], publishedAtMs: noon - 2 },
      { urlId: 'c', categories: ['Paper'], publishedAtMs: noon - 3 },
      { urlId: 'd', categories: ['Clay'], publishedAtMs: noon - 4 },
    ])
    await link({ kind: 'collection', collectionId: site.page.id })
  })

  const lineOf = async (name: string) => {
    const { body } = await site.get('/tags')
    return new RegExp(`^${name}: (.*)$`, 'm').exec(body)?.[1]
  }

  it('are written inside attributes, without being closed, and one inside of the other', async () => {
    expect(await lineOf('attribute')).toBe('<i class="x has-nav" data-first="a"></i>')
    expect(await lineOf('unclosed')).toBe('<a href="/about">Shop</a>')
    expect(await lineOf('nested')).toBe('[a Clay;Cloth;Paper;]')
    expect((await site.get('/tags')).body).not.toContain('squarespace:')
  })

  it('ask for several categories, for tags, for what is featured, and pass over the first', async () => {
    expect(await lineOf('several')).toBe('abd')
    expect(await lineOf('tag')).toBe('b')
    expect(await lineOf('featured')).toBe('a')
    expect(await lineOf('skip')).toBe('cd')
  })

  it('are answered eight times on a page, and no more', async () => {
    expect(await lineOf('ninth')).toBe('()')
  })
})

describe('pages of a template', () => {
  it('are found by their names, whatever the capitals', async () => {
    expect((await site.get('/words')).statusCode).toBe(200)
    expect((await site.get('/Words')).body).toBe((await site.get('/words')).body)
    expect((await site.get('/Not-Found')).statusCode).toBe(404)
  })

  it('stand for a page of the owner with their name', async () => {
    await add({ urlId: 'WORDS', typeName: 'page', bodyHtml: '<p>plain words</p>' })
    expect((await site.get('/WORDS')).body).not.toContain('plain words')
  })
})

describe('feeds and the sitemap', () => {
  it('are well-formed, whatever stands in titles', async () => {
    const hostile = `<b>&"'\u0000\ud800 ]]> é</b>`
    const sourceUrl = 'https://x.example/\ud800'
    await add({ urlId: 'odd', title: hostile, typeName: 'blog' }, [
      {
        urlId: 'odd-one',
        title: hostile,
        bodyHtml: '<p><a href="/shop">Shop</a> & more</p>',
        tags: [hostile],
      },
      { urlId: 'odd-link', sourceUrl, isPassthrough: true },
    ])
    const event = { startAtMs: noon, endAtMs: noon + hour, onlineUrl: sourceUrl }
    await add({ urlId: 'odd-dates', typeName: 'events' }, [
      { urlId: 'odd-\ud800', kind: 'event', title: hostile, event },
    ])
    const hidden = await add({ urlId: 'hidden', typeName: 'page', seoHidden: true })
    await add({ urlId: 'inside-hidden', typeName: 'page', parentId: hidden.id })
    const feed = (await site.get('/odd?format=rss')).body
    expect(wellFormed(feed)).toBe(true)
    expect(feed).toMatch(/<pubDate>\w{3}, \d\d \w{3} \d{4} \d\d:\d\d:\d\d GMT<\/pubDate>/)
    expect(feed).toContain('&lt;a href=&quot;http://localhost/shop&quot;&gt;')
    expect(feed).toContain('<link>https://x.example/%EF%BF%BD</link>')
    const calendar = await site.get('/odd-dates?format=ical')
    expect([calendar.statusCode, calendar.body.isWellFormed()]).toEqual([200, true])
    expect(calendar.body).toContain('URL:http://localhost/odd-dates/odd-%EF%BF%BD')
    const sitemap = (await site.get('/sitemap.xml')).body
    expect(wellFormed(sitemap)).toBe(true)
    expect(sitemap).toContain('<loc>http://localhost/odd/odd-one</loc>')
    expect(sitemap).toContain('<loc>http://localhost/work/part</loc>')
    expect(sitemap).not.toContain('hidden')
    expect(sitemap).not.toContain('<loc>http://localhost/more</loc>')
    const noindex = '<meta name="robots" content="noindex">'
    expect((await site.get('/hidden')).body).toContain(noindex)
    expect((await site.get('/inside-hidden')).body).toContain(noindex)
  })
})

const place = {
  addressTitle: 'Studio',
  addressLine1: '1 Main Street with a very long name indeed',
  addressLine2: 'Café',
  addressCountry: '',
  mapLat: 40,
  mapLng: -74,
  mapZoom: 12,
  markerLat: 40,
  markerLng: -74,
}

const film = {
  html: '<iframe></iframe>',
  url: 'https://films.example/1',
  providerName: 'Films',
  thumbnailUrl: '',
  widthPx: 640,
  heightPx: 360,
  hasOverlay: false,
  playbackSpeed: 1,
  filter: 0,
  filterStrength: 0,
}

/** Adds a collection with its items; an item's title is its address by default. */
async function add(given: Partial<Collection>, items: readonly Partial<ContentItem>[] = []) {
  const collection = buildCollection({ navigationTitle: '', ...given })
  await store.transaction(async (tables) => {
    await tables.collections.save(collection)
    for (const item of items) {
      const title = item.urlId ?? 'item'
      await tables.items.save(buildPost({ collectionId: collection.id, title, ...item }))
    }
    await tables.site.raiseRevision()
  })
  return collection
}

async function link(...mainNav: readonly NavigationLink[]): Promise<void> {
  await store.site.save({ ...(await store.site.read()), navigation: { mainNav } })
  await store.site.raiseRevision()
}

async function json(url: string) {
  const { body } = await site.get(`${url}${url.includes('?') ? '&' : '?'}format=json`)
  return JSON.parse(body)
}

function titles(items: readonly { readonly urlId: string }[]): readonly string[] {
  return items.map((item) => item.urlId)
}

function structuredData(html: string): readonly unknown[] {
  const blocks = html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)
  return [...blocks].map(([, text = '']) => JSON.parse(text))
}

/** Whether every element is closed in its turn, and text holds neither stray marks nor characters that XML cannot. */
function wellFormed(xml: string): boolean {
  const open: string[] = []
  const rest = xml
    .replace(/^<\?xml[^?]*\?>/, '')
    .replace(
      /<(\/?)([\w:]+)((?:\s+[\w:]+="[^"<]*")*)\s*(\/?)>/g,
      (_, slash: string, name: string, _attributes: string, selfClosed: string) => {
        if (slash) return open.pop() === name ? '' : '<'
        if (!selfClosed) open.push(name)
        return ''
      },
    )
  const isPlain = /^(?:[^<&]|&(?:amp|lt|gt|quot|#39);)*$/.test(rest)
  return open.length === 0 && isPlain && rest.isWellFormed() && !rest.includes('\u0000')
}
