import path from 'node:path'
import { type Collection, plainCollection } from '@vitrine/domain/content/collection'
import type { ContentItem, ItemVideo } from '@vitrine/domain/content/item'
import { emptyLayout } from '@vitrine/domain/content/layout'
import { readLayout } from '@vitrine/domain/content/read-layout'
import type { Site } from '@vitrine/domain/website/site'
import { buildCollection, buildImage, buildPost, noon } from '@vitrine/store/testing/builders'
import { openSampleSite, type SampleSite } from '../cli/check/sample-site.ts'
import { indexStep } from '../search/index-step.ts'

/** A template of our own that uses each construct of the template survey which five or more templates use. */
export const surveyTemplateDir = path.join(import.meta.dirname, 'survey-template')

/** The evening of 5 March 2024 in New York. */
const surveyDay = Date.UTC(2024, 2, 5, 23, 7)

const day = 86_400_000
const sectionsId = 'c'.repeat(24)
const clay = { id: 'a'.repeat(24), displayName: 'Ada Byron' }
const film: ItemVideo = {
  html: '<iframe src="https://films.example/play"></iframe>',
  url: 'https://films.example/1',
  providerName: 'Films',
  thumbnailUrl: '',
  widthPx: 640,
  heightPx: 360,
  hasOverlay: false,
  playbackSpeed: 2,
  filter: 3,
  filterStrength: 40,
}

/** Opens the demo content in that template, with a blog and other parts beside it whose words and dates are known. */
export async function openSurveySite(): Promise<SampleSite> {
  const site = await openSampleSite(surveyTemplateDir, { info: () => {}, warn: () => {}, error: () => {} })
  await site.store.transaction(async (tables) => {
    await saveSite(await tables.site.lock(), tables)
    for (const { collection, items } of parts()) {
      await tables.collections.save(collection)
      for (const item of items) await tables.items.save(buildPost({ collectionId: collection.id, ...item }))
    }
    const avatar = buildImage({ filename: 'ada.jpg', assetUrl: '/static/ada/ada.jpg' })
    const name = { firstName: 'Ada', lastName: 'Byron' }
    await tables.authors.save({ ...clay, ...name, bioHtml: '<p>Counts.</p>', avatar, websiteUrl: '' })
    const block = { id: 'words', type: 'quote', value: { quote: 'Filled by its owner' } }
    const read = readLayout({ layout: { rows: [{ columns: [{ span: 12, blocks: [block] }] }] } })
    const stored = { layout: read.ok ? read.layout : emptyLayout, updatedAtMs: noon }
    await tables.layouts.save({ kind: 'field', id: 'filled' }, stored)
    await tables.site.raiseRevision()
  })
  // A search would wait a second for it, which is not enough on a busy machine.
  for (let isMore = true; isMore; ) isMore = await indexStep(site.store, surveyDay)
  return site
}

type Tables = Parameters<Parameters<SampleSite['store']['transaction']>[0]>[0]

async function saveSite(site: Site, { site: row }: Tables): Promise<void> {
  const press = { kind: 'external', title: 'Press', url: 'https://press.example', newWindow: true } as const
  const { mainNav = [] } = site.navigation
  const sections = { kind: 'collection', collectionId: sectionsId } as const
  await row.save({
    ...site,
    logo: buildImage({ filename: 'logo.png', assetUrl: '/static/logo/logo.png' }),
    navigation: { ...site.navigation, mainNav: [...mainNav, sections, press], secondaryNav: [press] },
  })
}

interface Part {
  readonly collection: Collection
  readonly items: readonly Partial<ContentItem>[]
}

function parts(): readonly Part[] {
  const survey = part({ urlId: 'survey', title: 'Survey', typeName: 'blog' }, surveyPosts())
  const calendar = part({ urlId: 'calendar', title: 'Calendar', typeName: 'classes', eventView: 'calendar' })
  const dates = part({ urlId: 'dates', title: 'Dates', typeName: 'classes' }, surveyEvents())
  const films = part({ urlId: 'films', title: 'Films', typeName: 'prints' }, [
    { urlId: 'a-film', title: 'A film', kind: 'video', video: film },
    {
      urlId: 'a-link',
      title: 'A link',
      kind: 'image',
      image: buildImage(),
      clickthrough: { url: 'https://shop.example', newWindow: true },
      position: 1,
    },
  ])
  const parentId = sectionsId
  const index = part({ id: parentId, urlId: 'sections', title: 'Sections', typeName: 'index' })
  const first = part({
    parentId,
    urlId: 'moving',
    title: 'Moving',
    typeName: 'page',
    bodyHtml: '<p>Words of a section.</p>',
    mainImage: buildImage({ focalPoint: { x: 0.25, y: 0.75 } }),
    backgroundVideo: film,
    position: 1,
  })
  const secret = part(
    { parentId, urlId: 'secret', title: 'Secret', isPasswordProtected: true, position: 2 },
    [{ title: 'Not to be told' }],
  )
  const album = part(
    {
      urlId: 'record',
      title: 'Record',
      typeName: 'tracks',
      album: { artistName: 'The Kilns', descriptionHtml: '<p>Loud.</p>', cover: buildImage() },
    },
    [
      {
        title: 'Ember',
        kind: 'audio',
        audio: { assetUrl: '/a.mp3', durationMs: 185_000, artistName: 'Ada' },
      },
    ],
  )
  return [survey, calendar, dates, films, index, first, secret, album]
}

function surveyPosts(): readonly Partial<ContentItem>[] {
  const place = {
    addressLine2: '',
    addressCountry: '',
    mapLat: 0,
    mapLng: 0,
    mapZoom: 1,
    markerLat: 0,
    markerLng: 0,
  }
  const known: Partial<ContentItem> = {
    urlId: 'known',
    title: 'Mugs & "moons"',
    author: clay,
    excerptHtml: '<p>An excerpt with <em>marks</em>.</p>',
    bodyHtml: '<p>The body.</p>',
    categories: ['Clay', 'Fire & glaze'],
    tags: ['kiln'],
    isFeatured: true,
    image: buildImage({ altText: 'A mug', focalPoint: { x: 0.25, y: 0.75 } }),
    location: { ...place, addressTitle: 'The kiln', addressLine1: '1 Main Street' },
    sourceUrl: 'https://source.example',
    publishedAtMs: surveyDay,
    updatedAtMs: surveyDay,
  }
  const others = ['five', 'four', 'three', 'two', 'one'].map((name, index) => ({
    urlId: name,
    title: `Post ${name}`,
    publishedAtMs: surveyDay - (index + 1) * 40 * day,
  }))
  const linked = {
    urlId: 'linked',
    title: 'Elsewhere',
    sourceUrl: 'https://else.example',
    isPassthrough: true,
  }
  const promoted = { promotedBlockType: 'image', image: buildImage(), commentState: 2 as const }
  return [
    known,
    { ...linked, publishedAtMs: surveyDay - day },
    { ...promoted, urlId: 'promoted', title: 'Promoted', publishedAtMs: surveyDay - 2 * day },
    ...others,
    { urlId: 'draft', title: 'A draft', status: 'draft', publishedAtMs: surveyDay },
  ]
}

function surveyEvents(): readonly Partial<ContentItem>[] {
  const now = Date.now()
  const event = (urlId: string, startAtMs: number, endAtMs: number): Partial<ContentItem> => ({
    urlId,
    title: urlId,
    kind: 'event',
    publishedAtMs: surveyDay,
    event: { startAtMs, endAtMs },
  })
  // Noon in New York, far enough from both ends of the day in summer and winter.
  const soon = Math.ceil(now / day) * day + 7 * day + day * (17 / 24)
  return [
    {
      ...event('one-day', soon, soon + day / 12),
      customType: 'class',
      customContent: { level: 'Beginners' },
    },
    event('more-days', soon + day, soon + 3 * day),
    event('over', now - 9 * day, now - 8 * day),
  ]
}

function part(collection: Partial<Collection>, items: readonly Partial<ContentItem>[] = []): Part {
  return { collection: buildCollection({ ...plainCollection, navigationTitle: '', ...collection }), items }
}
