import type { MobileInfoBar } from '@vitrine/domain/website/mobile-info-bar'
import type { Site } from '@vitrine/domain/website/site'
import { escapeHtml } from '../html/escape.ts'

/** Writes the bar for phones; what the site does not tell has no button. */
export function mobileInfoBarHtml(bar: MobileInfoBar, site: Site): string {
  const { addressTitle, addressLine1, addressLine2, addressCountry } = site.location
  const address = [addressTitle, addressLine1, addressLine2, addressCountry].filter(Boolean).join(', ')
  const entries = [
    bar.showsEmail && link('Email', `mailto:${site.contactEmail}`, site.contactEmail),
    bar.showsPhone &&
      link('Call', `tel:${site.contactPhoneNumber.replace(/[^+\d]/g, '')}`, site.contactPhoneNumber),
    bar.showsLocation &&
      link('Map', `https://www.openstreetmap.org/search?query=${encodeURIComponent(address)}`, address),
    bar.showsHours && hoursHtml(site),
  ].filter(Boolean)
  if (entries.length === 0) return ''
  const items = entries.map((entry) => `<li>${entry}</li>`).join('')
  return `<nav class="sqs-mobile-info-bar ${bar.theme}" aria-label="Contact"><ul>${items}</ul></nav>`
}

function link(label: string, address: string, told: string): string {
  return told === '' ? '' : `<a href="${escapeHtml(address)}">${label}</a>`
}

function hoursHtml({ businessHours }: Site): string {
  const days = Object.entries(businessHours).filter(([, { text }]) => text !== '')
  if (days.length === 0) return ''
  const rows = days.map(
    ([day, { text }]) =>
      `<dt>${escapeHtml(day.charAt(0).toUpperCase() + day.slice(1))}</dt><dd>${escapeHtml(text)}</dd>`,
  )
  return `<details class="sqs-mobile-info-bar-hours"><summary>Hours</summary><dl>${rows.join('')}</dl></details>`
}
