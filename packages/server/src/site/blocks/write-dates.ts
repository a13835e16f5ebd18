import { html, type Markup } from '@vitrine/storefront/html/markup'
import { collectionUrl } from '../page-data/collection.ts'
import { itemUrl } from '../page-data/item.ts'
import type { BlockWriter } from './block-place.ts'
import { dateFormat } from './date-format.ts'
import { collectionNamed } from './find-collection.ts'

/** Dates of a tour, as their owner wrote them. */
export const writeTourDates: BlockWriter<'tourdates'> = ({ title, items }) => {
  const dates = items.filter(({ date, venue, place }) => date !== '' || venue !== '' || place !== '')
  if (dates.length === 0) return null
  const entries = dates.map(
    ({ date, venue, place, link, linkLabel }) =>
      html`<li class="tour-date"><span class="tour-date-when">${date}</span> <span class="tour-date-venue">${venue}</span> <span class="tour-date-place">${place}</span>${
        link === ''
          ? ''
          : html` <a class="tour-date-link" href="${link}" aria-label="${linkLabel || 'Tickets'}: ${[date, venue].filter(Boolean).join(', ')}">${linkLabel || 'Tickets'}</a>`
      }</li>`,
  )
  return html`${title === '' ? '' : html`<p class="tour-dates-title"><strong>${title}</strong></p>`}<ul class="tour-dates">${entries}</ul>`
}

/** Events shown at once. */
const maxEvents = 12

/** What is on next in a calendar of the site, with the way to its whole month. */
export const writeCalendar: BlockWriter<'calendar'> = async ({ collectionId }, { page }) => {
  const { store, site, nowMs } = page.context
  const collection = collectionNamed(collectionId, page.context)
  if (collection?.typeName !== 'events') return null
  const events = await store.items.events({
    collectionId: collection.id,
    when: 'upcoming',
    nowMs,
    offset: 0,
    limit: maxEvents,
  })
  const day = dateFormat(site, { dateStyle: 'full', timeStyle: 'short' })
  const entries = events.map((event): Markup => {
    const startAtMs = event.event?.startAtMs ?? event.publishedAtMs
    return html`<li class="calendar-event"><time datetime="${new Date(startAtMs).toISOString()}">${day.format(
      startAtMs,
    )}</time> <a href="${itemUrl(event, collection)}">${event.title}</a></li>`
  })
  const list =
    entries.length === 0
      ? html`<p>Nothing is planned.</p>`
      : html`<ul class="calendar-events">${entries}</ul>`
  return html`${list}<p class="calendar-link"><a href="${collectionUrl(collection)}?view=calendar">See the whole calendar</a></p>`
}
