import type { PlaceSettings } from '../../places/place-settings.ts'
import { maskedSecret } from './masked-secret.ts'

/** The settings as owners see them: a placeholder stands for the key of Google. */
export function presentPlaces(settings: PlaceSettings): PlaceSettings {
  const { service, googleKey, tileAddress, tileCredit, tileKey } = settings
  return { service, googleKey: googleKey === '' ? '' : maskedSecret, tileAddress, tileCredit, tileKey }
}

/** The settings as they are kept: where the placeholder came back, the key stays. */
export function keptPlaces(chosen: PlaceSettings, kept: PlaceSettings): PlaceSettings {
  const { service, tileAddress, tileCredit, tileKey } = chosen
  return {
    service,
    googleKey: keyOf(chosen, kept),
    tileAddress: tileAddress.trim(),
    tileCredit: tileCredit.trim(),
    tileKey: tileKey.trim(),
  }
}

/** Says what is wrong with the settings, by field. */
export function checkPlaces(chosen: PlaceSettings, kept: PlaceSettings): Readonly<Record<string, string>> {
  const { service, googleKey, tileAddress, tileCredit, tileKey } = keptPlaces(chosen, kept)
  const address = tileAddress === '' ? null : addressProblem(tileAddress)
  const hasPlace = tileAddress.includes('{key}')
  return {
    ...(service === 'google' && googleKey === '' && { googleKey: 'Please enter the key of the Places API.' }),
    ...(googleKey !== '' && !/^[\w-]{1,200}$/.test(googleKey) && { googleKey: keyWrongText }),
    ...(address !== null && { tileAddress: address }),
    ...(tileAddress !== '' && tileCredit === '' && { tileCredit: creditMissingText }),
    ...(hasPlace && tileKey === '' && { tileKey: 'The address has {key} in it: please enter the key.' }),
    ...(!hasPlace &&
      tileKey !== '' && { tileKey: 'The address has no {key} in it, where this would stand.' }),
  }
}

function keyOf({ googleKey }: PlaceSettings, kept: PlaceSettings): string {
  const typed = googleKey.trim()
  return typed === maskedSecret ? kept.googleKey : typed
}

/** A policy of pages can name a host only when it is written out. */
function addressProblem(address: string): string | null {
  if (!['{z}', '{x}', '{y}'].every((each) => address.includes(each))) return placesMissingText
  const filled = address.replace(/\{(?:z|x|y|key)\}/g, '1')
  const isWhole = /^https:\/\/[a-z\d.-]+(:\d{1,5})?\/[^{}\s;,'"]*$/i.test(filled)
  const [origin = ''] = address.slice('https://'.length).split('/', 1)
  return isWhole && !origin.includes('{') ? null : addressWrongText
}

const keyWrongText = 'A key has letters, digits, hyphens and underscores only. Please copy it again.'
const placesMissingText =
  'The address needs {z}, {x} and {y} in it, such as https://tiles.example.org/{z}/{x}/{y}.png.'
const addressWrongText =
  'The address must begin with https:// and a host that is written out, and hold nothing in braces but {z}, {x}, {y} and {key}.'
const creditMissingText = 'Please enter whom the map is by: the licence of every map asks for it.'
