import { dayIn } from '../time/day-in.ts'
import { legalAddress } from '../website/settings/legal-texts.ts'
import { usualCountry } from '../website/settings/usual-country.ts'
import type { Site } from '../website/site.ts'
import { type Duty, type DutyCode, duties } from './duties.ts'

/** What of a site decides on its duties. */
export type DutySite = Pick<Site, 'store' | 'location' | 'language' | 'timeZone'>

/** The duties that hold in the country of a site at a moment, those that its owner switched off among them. */
export function dutiesOf(site: DutySite, nowMs: number): readonly Duty[] {
  const country = usualCountry(site)
  const today = dayIn(site.timeZone, nowMs)
  return duties.filter(
    ({ countries, from, to }) => countries.includes(country) && from <= today && today <= (to ?? '9999'),
  )
}

/** Whether something is to be shown: the law wants it, and the owner did not switch it off. */
export function holdsDuty(site: DutySite, code: DutyCode, nowMs: number): boolean {
  if (site.store.dutiesOff?.some((each) => each.code === code)) return false
  return dutiesOf(site, nowMs).some((each) => each.code === code)
}

/** What a site lacks for a duty. */
export type DutyGap = 'no-shipping-page' | 'prices-without-tax' | 'no-delivery-time' | 'no-returns-text'

/** What a site lacks to show what a duty wants. */
export function gapsOf(code: DutyCode, site: Pick<Site, 'store' | 'legal'>): readonly DutyGap[] {
  const { store } = site
  const rates = store.shippingZones.flatMap((zone) => zone.rates)
  const lacks: readonly (readonly [DutyCode, DutyGap, boolean])[] = [
    ['price-note', 'no-shipping-page', rates.length > 0 && !store.shippingUrl],
    [
      'price-note',
      'prices-without-tax',
      store.taxRules.length > 0 && store.taxInterpretation === 'exclusive',
    ],
    ['delivery-before-order', 'no-delivery-time', rates.some((rate) => !rate.deliveryTime)],
    ['withdrawal-information', 'no-returns-text', legalAddress(site, 'returns') === ''],
  ]
  return lacks.flatMap(([of, gap, isLacking]) => (of === code && isLacking ? [gap] : []))
}
