import path from 'node:path'
import { type MediaEntry, noPicture, plainEntry } from '@vitrine/domain/media/media-entry'
import { buildCollection, buildImage, buildPost, noon } from '@vitrine/store/testing/builders'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type OpenSite, openSite } from '../testing/open-site.ts'

const siteDir = path.join(import.meta.dirname, '../testing/content-template')
const cover = { ...buildImage(), widthPx: 1_400, heightPx: 1_400, contentType: 'image/jpeg' }
const tide: MediaEntry = {
  ...plainEntry,
  ...noPicture,
  id: 'f1',
  kind: 'audio',
  assetUrl: '/s/tide.m4a',
  filename: 'tide.m4a',
  contentType: 'audio/mp4',
  bytes: 1_234_567,
  durationMs: 185_400,
}
const show = {
  ...{
    title: 'Tides & Us',
    author: 'Mei',
    email: 'mei@example.org',
    category: 'Society & Culture › Documentary',
  },
  ...{ image: cover, isExplicit: false, language: 'en-GB' },
}

let site: OpenSite
beforeAll(async () => {
  site = await openSite({ services: { siteDir } })
  const talk = buildCollection({ urlId: 'talk', title: 'Talk', typeName: 'blog', pageSize: 2, podcast: show })
  const notes = buildCollection({ urlId: 'notes', title: 'Notes', typeName: 'blog' })
  const episode = { isExplicit: true, season: 2, episode: 7 }
  const audio = { assetUrl: '/s/tide.m4a', durationMs: 0, artistName: 'Ines' }
  await site.store.transaction(async (tables) => {
    await tables.media.save(tide)
    for (const collection of [talk, notes]) {
      await tables.collections.save(collection)
      const collectionId = collection.id
      const low = { urlId: 'low', title: 'Low tide', audio: { ...audio, ...episode }, image: cover }
      await tables.items.save(buildPost({ collectionId, ...low }))
      const elsewhere = { ...audio, assetUrl: 'https://cdn.example/b.mp3', durationMs: 60_000 }
      const older = { publishedAtMs: noon - 1, audio: elsewhere }
      await tables.items.save(buildPost({ collectionId, urlId: 'two', ...older }))
      await tables.items.save(buildPost({ collectionId, urlId: 'three', publishedAtMs: noon - 2 }))
    }
    await tables.site.raiseRevision()
  })
})
afterAll(() => site.close())

const feedOf = async (address: string) => (await site.get(`${address}?format=rss`)).body
const itemsOf = (feed: string) => feed.split('<item>').slice(1)

describe('the feed of a podcast', () => {
  it('says what directories ask of a show', async () => {
    const [head = ''] = (await feedOf('/talk')).split('<item>')
    expect(head).toContain('xmlns:itunes="http://www.itunes.com/dtds/podcast-1.0.dtd"')
    expect(head).toContain('<title>Tides &amp; Us</title>')
    expect(head).toContain('<language>en-GB</language>')
    expect(head).toContain('<itunes:author>Mei</itunes:author>')
    expect(head).toContain('<itunes:email>mei@example.org</itunes:email>')
    expect(head).toContain(`<itunes:image href="http://localhost${cover.assetUrl}"/>`)
    expect(head).toContain(
      '<itunes:category text="Society &amp; Culture"><itunes:category text="Documentary"/></itunes:category>',
    )
    expect(head).toContain('<itunes:explicit>false</itunes:explicit>')
    expect(head).not.toContain('<description></description>')
  })

  it('has all posts, not those of one page, with the bytes and the length of the file', async () => {
    const items = itemsOf(await feedOf('/talk'))
    expect(items).toHaveLength(3)
    expect(items[0]).toContain(
      '<enclosure url="http://localhost/s/tide.m4a" length="1234567" type="audio/x-m4a"/>',
    )
    expect(items[0]).toContain('<itunes:duration>185</itunes:duration>')
    expect(items[0]).toContain('<itunes:author>Ines</itunes:author>')
    expect(items[0]).toContain('<itunes:explicit>true</itunes:explicit>')
    expect(items[0]).toContain('<itunes:season>2</itunes:season>')
    expect(items[0]).toContain('<itunes:episode>7</itunes:episode>')
    expect(items[0]).toContain('<itunes:image ')
    expect(items[1]).toContain('<enclosure url="https://cdn.example/b.mp3" length="0" type="audio/mpeg"/>')
    expect(items[2]).not.toContain('enclosure')
  })
})

it('the feed of another blog has the bytes of recordings, and none of the tags of podcasts', async () => {
  const feed = await feedOf('/notes')
  expect(feed).toContain('length="1234567" type="audio/mp4"')
  expect(feed).not.toContain('itunes')
  expect(feed).toContain('<title>Notes — ')
})

it('the page of a post with a recording plays it before the text, where the template prints no player', async () => {
  const page = (await site.get('/notes/low')).body
  expect(page).toMatch(/<audio controls preload="none" src="\/s\/tide\.m4a" aria-label="Low tide">/)
  expect((await site.get('/notes/three')).body).not.toContain('<audio')
  const data = JSON.parse((await site.get('/notes/low?format=json')).body)
  expect(data.item).toMatchObject({ audioAssetUrl: '/s/tide.m4a', episodeNumber: 7, explicit: true })
})
