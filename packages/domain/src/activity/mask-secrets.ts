import { entriesByKey } from '../merging/entry-keys.ts'
import type { Json, JsonObject } from './document-image.ts'

/** What stands in a document in the place of a secret. */
export const maskedText = '••••••••'

/** Fields that hold passwords, their hashes, keys and tokens, by their name. */
const secretName =
  /password(?!Protected)|secret|token|hash$|recoveryCode|((api|google|tile|private|access|feed)key)$/i

/** A document without its secrets: what is set is masked, what is empty stays empty. */
export function maskSecrets(value: Json): Json {
  if (Array.isArray(value)) return value.map(maskSecrets)
  if (!isObject(value)) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, field]) => [
      name,
      secretName.test(name) && isSet(field) ? maskedText : maskSecrets(field),
    ]),
  )
}

/** A document whose masked fields are as they are now; undefined where a secret would have to come back that was never kept. */
export function unmaskSecrets(former: Json, now: Json | undefined): Json | undefined {
  if (former === maskedText) return typeof now === 'string' && now !== '' ? now : undefined
  if (Array.isArray(former)) {
    if (!JSON.stringify(former).includes(maskedText)) return former
    if (!Array.isArray(now)) return undefined
    const [then, today] = entriesByKey([former, now]) ?? []
    if (then && today) {
      const keys = [...then.keys()]
      const places = [...today.keys()]
      return allOrNone(
        former.map((each, place) => unmaskSecrets(each, now[places.indexOf(keys[place] ?? '')])),
      )
    }
    // Which of them a secret belongs to is not known when there are others now.
    if (now.length !== former.length) return undefined
    return allOrNone(former.map((each, place) => unmaskSecrets(each, now[place])))
  }
  if (!isObject(former)) return former
  const current = isObject(now) ? now : {}
  const fields = Object.entries(former).map(
    ([name, field]) => [name, unmaskSecrets(field, current[name])] as const,
  )
  if (fields.some(([, field]) => field === undefined)) return undefined
  return Object.fromEntries(fields.map(([name, field]) => [name, field ?? null]))
}

function allOrNone(values: readonly (Json | undefined)[]): Json | undefined {
  return values.every((value) => value !== undefined) ? values.map((value) => value ?? null) : undefined
}

const isSet = (value: Json) => typeof value !== 'boolean' && value !== null && value !== ''

/** Whether a value has fields. */
export function isObject(value: Json | undefined): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
