import { formatMoney } from '../money/format-money.ts'
import { usualCountry } from '../website/settings/usual-country.ts'
import type { Site } from '../website/site.ts'
import type { InstallmentTerms } from '../website/store-settings.ts'

/** Who takes installments in a country. */
type InstallmentProvider = 'Afterpay' | 'Clearpay'

/** The languages in which they are told of (specification, section 9). */
export const installmentLocales = ['en_US', 'en_CA', 'fr_CA', 'en_AU', 'en_NZ', 'en_GB'] as const

export type InstallmentLocale = (typeof installmentLocales)[number]

/** Where installments can be offered. */
interface InstallmentPlace {
  readonly provider: InstallmentProvider
  readonly locale: InstallmentLocale
  readonly currency: string
}

/** What a shop offers. */
export interface InstallmentOffer extends InstallmentPlace, InstallmentTerms {}

/** How many payments it takes (specification, section 9). */
const installments = 4

/** Who would take installments in the shop's country and language, in its currency; null: nobody. */
export function installmentPlace(
  site: Pick<Site, 'store' | 'location' | 'language' | 'timeZone'>,
): InstallmentPlace | null {
  const country = usualCountry(site)
  const place = places.find(({ countries }) => countries.includes(country))
  const [language = ''] = site.language.split(/[-_]/)
  const locale = place?.locales.find((each) => each.startsWith(language))
  if (!place || !locale || site.store.currency !== place.currency) return null
  return { provider: place.provider, locale, currency: place.currency }
}

/** What the shop offers: it wants to, and Stripe takes the money. */
export function installmentOffer(
  site: Pick<Site, 'store' | 'location' | 'language' | 'timeZone'>,
): InstallmentOffer | null {
  const { stripe = 'off', installments: terms } = site.store.payments
  const place = terms && stripe !== 'off' ? installmentPlace(site) : null
  return place && terms ? { ...place, ...terms } : null
}

/** The line around the name of the service (specification, sections 4 and 9). */
export interface InstallmentLine {
  /** Before the name; '' out of range. */
  readonly before: string
  /** After the name; '' in range. */
  readonly after: string
}

/** What is said of a price: in range what each payment is, else from or up to where it would be. */
export function installmentLine(
  { leastCents, mostCents, currency, locale }: InstallmentOffer,
  priceCents: number,
): InstallmentLine {
  const words = locale === 'fr_CA' ? french : english
  const money = (cents: number) => formatMoney(cents, currency, locale)
  if (priceCents <= leastCents) return { before: '', after: words.over(money(leastCents)) }
  if (priceCents > mostCents) return { before: '', after: words.upTo(money(mostCents)) }
  // No payment is less than is said: the last one takes what the rounding left.
  return { before: words.inRange(money(Math.ceil(priceCents / installments))), after: '' }
}

const english = {
  inRange: (amount: string) => `or ${installments} interest-free payments of ${amount} with`,
  over: (amount: string) => `available for orders over ${amount}`,
  upTo: (amount: string) => `available for orders up to ${amount}`,
}

const french = {
  inRange: (amount: string) => `ou ${installments} versements sans intérêts de ${amount} avec`,
  over: (amount: string) => `offert pour les commandes de plus de ${amount}`,
  upTo: (amount: string) => `offert pour les commandes d’au plus ${amount}`,
}

interface Places {
  readonly countries: readonly string[]
  readonly currency: string
  readonly provider: InstallmentProvider
  readonly locales: readonly InstallmentLocale[]
}

const places: readonly Places[] = [
  {
    // With the territories (specification, section 9).
    countries: ['US', 'PR', 'GU', 'VI', 'MP', 'AS', 'UM'],
    currency: 'USD',
    provider: 'Afterpay',
    locales: ['en_US'],
  },
  { countries: ['CA'], currency: 'CAD', provider: 'Afterpay', locales: ['en_CA', 'fr_CA'] },
  { countries: ['AU'], currency: 'AUD', provider: 'Afterpay', locales: ['en_AU'] },
  { countries: ['NZ'], currency: 'NZD', provider: 'Afterpay', locales: ['en_NZ'] },
  { countries: ['GB'], currency: 'GBP', provider: 'Clearpay', locales: ['en_GB'] },
]

/** What the button that explains is called. */
export function aboutInstallments({
  provider,
  locale,
}: Pick<InstallmentOffer, 'provider' | 'locale'>): string {
  return locale === 'fr_CA' ? `À propos d’${provider}` : `About ${provider}`
}
