import { deliveryCountries } from '../checkout/delivery-countries.ts'
import { dayIn } from '../time/day-in.ts'
import { usualCountry } from '../website/settings/usual-country.ts'
import { duties } from './duties.ts'
import { type DutySite, holdsDuty } from './duties-of.ts'
import { confirmWithdrawalTexts, type LegalText, textIn, withdrawHereTexts } from './duty-texts.ts'

const code = 'withdrawal-function'

/** Whether the law of a buyer's country wants them to be able to withdraw online; '' is the country of the shop. */
export function mayWithdrawIn(country: string, site: DutySite, nowMs: number): boolean {
  if (site.store.dutiesOff?.some((each) => each.code === code)) return false
  const today = dayIn(site.timeZone, nowMs)
  const home = country || usualCountry(site)
  return duties.some(
    (duty) =>
      duty.code === code &&
      duty.countries.includes(home) &&
      duty.from <= today &&
      today <= (duty.to ?? '9999'),
  )
}

/** Whether a site has a page to withdraw on: some of its buyers may have the right. */
export function hasWithdrawalPage(site: DutySite, nowMs: number): boolean {
  const served = [usualCountry(site), ...deliveryCountries(site.store)]
  return served.some((country) => mayWithdrawIn(country, site, nowMs))
}

/** Whether pages of a site link to it: the law of its own country wants that. */
export function linksToWithdrawal(site: DutySite, nowMs: number): boolean {
  return holdsDuty(site, code, nowMs)
}

/** The words of the link, and of the button of the second step. */
export function withdrawalWords(language: string): { readonly link: LegalText; readonly confirm: LegalText } {
  return { link: textIn(withdrawHereTexts, language), confirm: textIn(confirmWithdrawalTexts, language) }
}

/** The page on which guests withdraw. */
export const withdrawalPagePath = '/withdraw'
