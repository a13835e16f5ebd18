import type { ContentItem } from '@vitrine/domain/content/item'
import { contentHeader, itemRow } from '@vitrine/domain/exports/content-row'
import { buildCollection, buildImage, buildPost } from '@vitrine/store/testing/builders'
import { describe, expect, it } from 'vitest'

const context = { nowMs: Date.UTC(2026, 4, 1), timeZone: 'Europe/Berlin', origin: 'https://shop.example' }

const place = {
  addressTitle: '',
  addressLine1: '',
  addressLine2: '',
  addressCountry: '',
  mapLat: 0,
  mapLng: 0,
  mapZoom: 12,
  markerLat: 0,
  markerLng: 0,
}

function rowOf(item: Partial<ContentItem>) {
  const cells = itemRow(buildPost(item), { collection: buildCollection(), ...context })
  return Object.fromEntries(contentHeader.map((name, at) => [name, cells[at]]))
}

describe('the row of an item in the file of content', () => {
  it('tells when and where an event takes place, and by which rule again', () => {
    const ends = { untilDay: '2026-06-30' }
    const row = rowOf({
      kind: 'event',
      event: {
        startAtMs: Date.UTC(2026, 4, 4, 17),
        endAtMs: Date.UTC(2026, 4, 4, 19),
        repeat: { every: 'week', weeks: 1, weekdays: [1], ends, daysLeftOut: ['2026-05-25'] },
        isCanceled: true,
        onlineUrl: 'https://meet.example',
      },
      location: { ...place, addressTitle: 'The hall', addressLine1: '1 Harbour Road' },
    })
    expect(row).toMatchObject({
      starts: { atMs: Date.UTC(2026, 4, 4, 17) },
      ends: { atMs: Date.UTC(2026, 4, 4, 19) },
      'time zone': 'Europe/Berlin',
      'all day': false,
      repeats: 'FREQ=WEEKLY;BYDAY=MO;UNTIL=20260630T170059Z',
      'not on': '2026-05-25',
      canceled: true,
      place: 'The hall, 1 Harbour Road',
      online: 'https://meet.example',
    })
  })

  it('tells of an event that lasts all day on which days', () => {
    const days = { first: '2026-12-24', last: '2026-12-26' }
    const row = rowOf({ kind: 'event', event: { startAtMs: 0, endAtMs: 1, days } })
    expect(row).toMatchObject({ starts: '2026-12-24', ends: '2026-12-26', 'all day': true, repeats: '' })
  })

  it('tells the file of a picture and what it shows, and those of a gallery', () => {
    const image = buildImage({ assetUrl: '/s/one.jpg', altText: 'A mug' })
    const gallery = [image, buildImage({ assetUrl: 'https://other.example/two.jpg' })]
    expect(rowOf({ kind: 'image', image, gallery })).toMatchObject({
      picture: 'https://shop.example/s/one.jpg',
      'picture description': 'A mug',
      'more pictures': 'https://shop.example/s/one.jpg https://other.example/two.jpg',
    })
  })

  it('tells who is heard on a track, how long, and where its file is', () => {
    const audio = { assetUrl: '/s/song.mp3', durationMs: 61_200, artistName: 'The Tides' }
    expect(rowOf({ kind: 'audio', audio })).toMatchObject({
      recording: 'https://shop.example/s/song.mp3',
      artist: 'The Tides',
      'length in seconds': 61,
    })
    const elsewhere = 'https://other.example/song.mp3'
    expect(rowOf({ kind: 'audio', audio: { ...audio, assetUrl: elsewhere } }).recording).toBe(elsewhere)
  })
})
