import { isWrongMailLink, keptMailLinks } from '../../contact/mail-link.ts'
import { isWebAddress } from '../../contact/web-address.ts'
import { pageAddressProblem } from '../../website/page-address.ts'
import { checkEvent } from '../events/check-event.ts'
import type { ContentItem } from '../item.ts'
import { termProblems, titleProblem, withoutNulls } from '../term-problems.ts'
import { type CustomField, fitsField } from './custom-fields.ts'
import type { ItemInput } from './item-input.ts'
import { itemLimits } from './item-limits.ts'
import type { ItemProblem, ItemProblems } from './item-problems.ts'

/** What an item is checked against beside itself. */
export interface ItemChecking {
  /** The item as it is kept. */
  readonly known: ContentItem
  /** The fields that the template has for its type. */
  readonly fields: readonly CustomField[]
  readonly nowMs: number
  /** Of the site. */
  readonly timeZone: string
}

/** Says what is wrong with an item in itself; nothing when it can be saved where there is room for it. */
export function checkItem(input: ItemInput, { known, ...rest }: ItemChecking): ItemProblems {
  const checking = { ...rest, kind: known.kind }
  return withoutNulls({
    title: titleProblem(input.title, { isNeeded: needsTitle(input, checking), longest: itemLimits.title }),
    urlId: pageAddressProblem(input.urlId),
    ...termProblems(input, itemLimits),
    publishedAtMs:
      input.status === 'scheduled' && input.publishedAtMs <= checking.nowMs ? 'time-passed' : null,
    event: checking.kind === 'event' && input.event === null ? 'times-missing' : null,
    ...(input.event ? checkEvent(input.event, checking.timeZone) : {}),
    'audio.assetUrl': audioProblem(input, checking),
    'audio.episode': numberProblem(input.audio?.episode),
    'audio.season': numberProblem(input.audio?.season),
    location: input.location && !isOnEarth(input.location) ? 'coordinates-wrong' : null,
    gallery: input.gallery.length > itemLimits.gallery ? 'too-many-pictures' : null,
    ...linkProblems(input, known),
    ...filmProblem(input, checking),
    ...fieldProblems(input, checking.fields),
    'seo.title': lengthProblem(input.seo.title),
  })
}

type Kinded = Pick<ContentItem, 'kind'>
type Findings = Readonly<Record<string, ItemProblem | null>>

/** Pictures and films may go without a title, and so may what is not to be seen yet. */
function needsTitle({ status }: ItemInput, { kind }: Kinded): boolean {
  return kind !== 'image' && kind !== 'video' && (status === 'published' || status === 'scheduled')
}

/** A track that visitors are to hear must be somewhere. */
function audioProblem({ audio, status }: ItemInput, { kind }: Kinded): ItemProblem | null {
  const isNeeded = kind === 'audio' && (status === 'published' || status === 'scheduled')
  if (audio === null || audio.assetUrl === '') return isNeeded ? 'audio-missing' : null
  return isLink(audio.assetUrl) ? null : 'link-wrong'
}

/** Directories of podcasts count episodes and seasons from one. */
function numberProblem(number: number | null | undefined): ItemProblem | null {
  return number == null || (Number.isInteger(number) && number > 0) ? null : 'episode-wrong'
}

/** A film that visitors are to see needs a player, which is made of its address or of what its host answered. */
function filmProblem({ video, status }: ItemInput, { kind }: Kinded): Findings {
  const isNeeded = kind === 'video' && (status === 'published' || status === 'scheduled')
  if (!isNeeded || !video || video.url === '' || video.html !== '' || !isLink(video.url)) return {}
  return { 'video.url': 'film-unplayable' }
}

/** Templates print these into links and players as they are: nothing else than an address may stand there. */
function linkProblems({ sourceUrl, clickthrough, video, event }: ItemInput, known: ContentItem): Findings {
  const keptLinks = keptMailLinks(known.sourceUrl, known.clickthrough, known.video, known.event)
  const problem = (url: string | undefined) => {
    if (url && isWrongMailLink(url, keptLinks)) return 'mail-link-wrong'
    return !url || isLink(url) ? null : 'link-wrong'
  }
  return {
    sourceUrl: problem(sourceUrl),
    'clickthrough.url': problem(clickthrough?.url),
    'video.url': problem(video?.url),
    'video.thumbnailUrl': problem(video?.thumbnailUrl),
    'event.onlineUrl':
      event?.onlineUrl && !isWebAddress(event.onlineUrl) ? 'link-wrong' : problem(event?.onlineUrl),
  }
}

/** Whether a text is an address on the web, a path of this site, or a link to mail or telephone. */
function isLink(text: string): boolean {
  if (text.length > itemLimits.url || /[\s"'<>\\]/.test(text)) return false
  return isWebAddress(text) || /^\/(?!\/)/.test(text) || /^(mailto:|tel:)\S+$/i.test(text)
}

function isOnEarth({ markerLat, markerLng, mapLat, mapLng }: NonNullable<ItemInput['location']>): boolean {
  return (
    [markerLat, mapLat].every((lat) => Math.abs(lat) <= 90) &&
    [markerLng, mapLng].every((lng) => Math.abs(lng) <= 180)
  )
}

function fieldProblems({ customContent }: ItemInput, fields: readonly CustomField[]): Findings {
  if (JSON.stringify(customContent).length > itemLimits.customContent)
    return { customContent: 'fields-too-long' }
  const wrong = fields.filter(
    (field) => field.name in customContent && !fitsField(field, customContent[field.name]),
  )
  return Object.fromEntries(wrong.map(({ name }) => [`customContent.${name}`, 'field-wrong' as const]))
}

function lengthProblem(text: string): ItemProblem | null {
  return text.length > itemLimits.title ? 'text-too-long' : null
}
