import { showsPricesWithTax } from '../legal/prices-with-tax.ts'
import { currencyDigits } from '../money/currencies.ts'
import { currencyOfCountry } from '../money/currency-of-country.ts'
import { checkRegion, withRegion } from '../website/settings/region.ts'
import { siteLanguages } from '../website/settings/site-languages.ts'
import { usualCountry } from '../website/settings/usual-country.ts'
import type { Site } from '../website/site.ts'

/** Where a site of one's own is at home: what its owner says when it begins, since the sample content speaks of a town of its own. */
export interface SiteHome {
  readonly language: string
  readonly timeZone: string
  readonly currency: string
}

/** What is most likely meant by whoever reads these languages, on the clock of a zone. */
export function guessHome(languages: readonly string[], timeZone: string): SiteHome {
  const language = languages.map(siteLanguageOf).find((tag) => tag !== undefined) ?? 'en-US'
  return { language, timeZone, currency: currencyOfCountry(countryOf({ language, timeZone })) }
}

/** Says what is wrong with a home, by field. */
export function checkHome(home: SiteHome, site: Site): Readonly<Record<string, string>> {
  const isCurrency = Object.hasOwn(currencyDigits, home.currency)
  return {
    ...checkRegion({ ...home, measurement: site.store.measurement }, site),
    ...(isCurrency ? {} : { currency: 'Please choose a currency of the list.' }),
  }
}

/** The site at its home, measuring as its country does; with prices as consumers see them there, where nothing says yet what is taxed. Nothing is converted: no price may be there that is meant in another currency. */
export function withHome(site: Site, home: SiteHome): Site {
  const country = countryOf(home)
  const measurement = imperial.includes(country) ? 'imperial' : 'metric'
  const { store, ...moved } = withRegion(site, { ...home, measurement })
  const taxInterpretation =
    store.taxRules.length === 0 && showsPricesWithTax(country) ? 'inclusive' : store.taxInterpretation
  return { ...moved, store: { ...store, taxInterpretation, currency: home.currency } }
}

const imperial: readonly string[] = ['US', 'LR', 'MM']

/** The language of the list that a browser means: the very one, else the first of its name. */
function siteLanguageOf(tag: string): string | undefined {
  const [name] = tag.split('-')
  return (
    siteLanguages.find((each) => each === tag) ?? siteLanguages.find((each) => each.split('-')[0] === name)
  )
}

function countryOf({ language, timeZone }: Pick<SiteHome, 'language' | 'timeZone'>): string {
  return usualCountry({ store: { defaultCountry: '' }, location: { addressCountry: '' }, language, timeZone })
}
