import type { MobileInfoBar } from '@vitrine/domain/website/mobile-info-bar'
import { isPlainlyClosed } from '@vitrine/domain/website/settings/opening-hours'
import type { Site } from '@vitrine/domain/website/site'
import type { Say } from '@vitrine/domain/words/say'
import { escapeHtml } from '../html/escape.ts'
import { sayIn } from '../words/visitor-words.ts'

/** Writes the bar for phones; what the site does not tell has no button. */
export function mobileInfoBarHtml(bar: MobileInfoBar, site: Site): string {
  const say = sayIn(site.language)
  const { addressTitle, addressLine1, addressLine2, addressCountry } = site.location
  const address = [addressTitle, addressLine1, addressLine2, addressCountry].filter(Boolean).join(', ')
  const entries = [
    bar.showsEmail && link(say('Email'), `mailto:${site.contactEmail}`, site.contactEmail),
    bar.showsPhone &&
      link(say('Call'), `tel:${site.contactPhoneNumber.replace(/[^+\d]/g, '')}`, site.contactPhoneNumber),
    bar.showsLocation &&
      link(
        say('Map'),
        `https://www.openstreetmap.org/search?query=${encodeURIComponent(address.toWellFormed())}`,
        address,
      ),
    bar.showsHours && hoursHtml(site, say),
  ].filter(Boolean)
  if (entries.length === 0) return ''
  const items = entries.map((entry) => `<li>${entry}</li>`).join('')
  return `<nav class="sqs-mobile-info-bar ${bar.theme}" aria-label="${say('Contact')}"><ul>${items}</ul></nav>`
}

function link(label: string, address: string, told: string): string {
  return told === '' ? '' : `<a href="${escapeHtml(address)}">${label}</a>`
}

function hoursHtml({ businessHours, language }: Site, say: Say): string {
  const told = Object.entries(businessHours).filter(([, { text }]) => text !== '')
  if (told.length === 0) return ''
  const rows = told.map(
    ([name, day]) =>
      `<dt>${escapeHtml(dayName(name, language))}</dt><dd>${escapeHtml(isPlainlyClosed(day) ? say('Closed') : day.text)}</dd>`,
  )
  return `<details class="sqs-mobile-info-bar-hours"><summary>${say('Hours')}</summary><dl>${rows.join('')}</dl></details>`
}

const days = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday']

/** A day of the week by its English name, in a language. */
function dayName(day: string, language: string): string {
  const monday = Date.UTC(2024, 0, 1)
  const style = { weekday: 'long', timeZone: 'UTC' } as const
  const name = new Intl.DateTimeFormat(language, style)
  return name.format(monday + days.indexOf(day) * 86_400_000)
}
