import { html, siteWording } from '@vitrine/storefront/parts/html/markup'
import { collectionJson } from '../../page-json/collection.ts'
import { itemJson } from '../../page-json/items/item.ts'
import { monthBounds, monthText } from '../../page-json/lists/month.ts'
import { localMonth } from '../../page-json/website/time-zone.ts'
import { orderingOf } from '../../theme/collection-shape.ts'
import type { BlockWriter } from '../block-context.ts'
import { blockTemplate } from '../block-templates.ts'
import { collectionNamed } from '../find-collection.ts'

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

/** Most events of a month that are shown. */
const maxEvents = 200

/** The present month of a calendar of the site, with the ways to the other months. */
export const writeCalendar: BlockWriter<'calendar'> = async ({ collectionId }, { page, data }) => {
  const { context } = page
  const { store, site, nowMs, theme } = context
  const collection = collectionNamed(collectionId, context)
  if (!collection || orderingOf(collection, theme) !== 'calendar') return null
  const month = localMonth(nowMs, site.timeZone)
  const events = await store.items.events({
    collectionId: collection.id,
    when: 'between',
    ...monthBounds(month, site.timeZone),
    nowMs,
    offset: 0,
    limit: maxEvents,
  })
  const shown = {
    ...data,
    items: events.map((event) => itemJson(event, collection, context)),
    upcoming: undefined,
    past: undefined,
    collection: collectionJson(collection, context),
    monthFilter: monthText(month),
  }
  return siteWording(page.render(blockTemplate('calendar'), shown))
}
