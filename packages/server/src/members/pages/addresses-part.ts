import type { Address } from '@vitrine/domain/contact/address'
import { addressLines, addressLinesWithPhone } from '@vitrine/domain/contact/address-lines'
import { countryCodes } from '@vitrine/domain/contact/country-codes'
import { namedCountries } from '@vitrine/domain/contact/named-countries'
import { type Member, memberLimits } from '@vitrine/domain/members/member'
import { usualCountry } from '@vitrine/domain/website/settings/usual-country'
import type { Site } from '@vitrine/domain/website/site'
import type { Say } from '@vitrine/domain/words/say'
import { html, type Markup } from '@vitrine/storefront/parts/html/markup'
import { LRUCache } from 'lru-cache'
import { type Entered, enteredIn, field, mainButton } from './door-forms.ts'

interface AddressBook {
  readonly site: Site
  readonly member: Member
  readonly say: Say
}

/** The addresses that somebody keeps, each with the form that changes it, and the form that adds one. */
export function addressesPart(book: AddressBook, entered: Entered): Markup {
  const { site, member, say } = book
  const { addresses } = member
  const rows = addresses.map((address, place) => {
    const lines = shownAddress(address, site.language)
    const first = place === 0 ? html`<small>${say('Filled in for you at the checkout')}</small>` : ''
    return html`<li><div>${lines}${first}</div><form method="post" action="/account/addresses/removal">${placeFields(book, { address, place })}<button class="vt-account-plain" type="submit" aria-label="${say('Remove {name}', { name: lines })}">${say('Remove')}</button></form>${changeForm(book, { address, place }, entered)}</li>`
  })
  const list =
    rows.length > 0
      ? html`<ul class="vt-account-rows">${rows}</ul>`
      : html`<p>${say('No address is kept yet.')}</p>`
  // What was typed stands somewhere, even where there is room for it only once another is taken out.
  const isFull = addresses.length >= memberLimits.addresses
  const full = html`<p>${say('More than {most} are not kept.', { most: memberLimits.addresses })}</p>`
  return html`<section><h2>${say('Addresses')}</h2>${list}${isFull ? full : ''}${isFull && entered.form !== 'address' ? '' : addForm(book, enteredIn('address', entered))}</section>`
}

/** What tells an address from others that stood in its place, and from what it was before. */
export function addressMark(address: Address, language: string): string {
  return addressLinesWithPhone(address, language).join(', ')
}

/** An address as its owner sees it, in a line. */
function shownAddress(address: Address, language: string): string {
  return addressLines(address, language).join(', ')
}

function addForm(book: AddressBook, entered: Entered): Markup {
  const { say } = book
  const isOpen = Object.hasOwn(entered.values ?? {}, 'line1') ? html` open` : ''
  return html`<details${isOpen}><summary>${say('Add an address')}</summary><form method="post" action="/account/addresses">${addressFields(book, entered)}<p>${mainButton(say('Keep the address'))}</p></form></details>`
}

interface KeptAddress {
  readonly address: Address
  readonly place: number
}

function changeForm(book: AddressBook, { address, place }: KeptAddress, entered: Entered): Markup {
  const { site, say } = book
  const was = addressMark(address, site.language)
  const name = shownAddress(address, site.language)
  const { values = {} } = entered
  const isThis = entered.form === 'address-change' && values.place === String(place) && values.was === was
  const filled = isThis ? entered : { values: { ...address } }
  const isOpen = isThis ? html` open` : ''
  // Nothing is wrong with what was typed: it was changed elsewhere meanwhile.
  const kept =
    isThis && !entered.errors ? html`<p>${say('What is kept now: {address}', { address: was })}</p>` : ''
  return html`<details${isOpen}><summary aria-label="${say('Change {name}', { name })}">${say('Change')}</summary><form method="post" action="/account/addresses/change">${kept}${placeFields(book, { address, place })}${addressFields(book, filled)}<p>${mainButton(say('Keep the address'))}</p></form></details>`
}

function placeFields({ site, member }: AddressBook, { address, place }: KeptAddress): Markup {
  return html`<input type="hidden" name="place" value="${place}"><input type="hidden" name="was" value="${addressMark(address, site.language)}"><input type="hidden" name="removed" value="${member.addressesRemoved ?? 0}">`
}

function addressFields({ site, say }: AddressBook, entered: Entered): Markup {
  const { values = {}, errors = {} } = entered
  const text = (name: string, label: string, autocomplete: string, optional?: string) =>
    field(
      {
        name,
        label,
        autocomplete,
        type: name === 'phone' ? 'tel' : 'text',
        ...(optional !== undefined && { optional }),
      },
      entered,
    )
  const optional = say('optional')
  const fields = [
    text('firstName', say('First name'), 'given-name'),
    text('lastName', say('Last name'), 'family-name'),
    text('line1', say('Street address'), 'address-line1'),
    text('line2', say('Apartment, suite'), 'address-line2', optional),
    text('postalCode', say('Postal code'), 'postal-code', optional),
    text('city', say('City'), 'address-level2'),
    text('region', say('State or region'), 'address-level1', optional),
    countryField({ site, say }, values.country ?? usualCountry(site), errors.country),
    text('phone', say('Phone'), 'tel', optional),
  ]
  return html`<div class="vt-account-fields vt-account-fields--two">${fields}</div>`
}

function countryField(
  { site, say }: Pick<AddressBook, 'site' | 'say'>,
  chosen: string,
  error: string | undefined,
): Markup {
  const options = namedCountriesIn(site.language).map(
    ({ code, name }) =>
      html`<option value="${code}"${code === chosen ? html` selected` : ''}>${name}</option>`,
  )
  const wrong = error === undefined ? '' : html` aria-invalid="true" aria-describedby="country-error"`
  const said = error === undefined ? '' : html`<p class="vt-account-error" id="country-error">${error}</p>`
  return html`<div><label><span>${say('Country')}</span><select name="country" autocomplete="country" required${wrong}><option value="">${say('Select a country')}</option>${options}</select></label>${said}</div>`
}

type NamedCountries = ReturnType<typeof namedCountries>

/** Naming and ordering them takes longer than all else on the page. */
const named = new LRUCache<string, NamedCountries>({ max: 30 })

function namedCountriesIn(language: string): NamedCountries {
  const known = named.get(language) ?? namedCountries(countryCodes, language)
  named.set(language, known)
  return known
}
