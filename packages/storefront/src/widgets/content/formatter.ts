import type { Formatter } from '@vitrine/template/registry'
import { asNumber, asText } from '@vitrine/template/values/convert'

/** `AbsUrl`: an address within the site, `base-url` before it. */
export const absUrl: Formatter = (value, _args, scope) =>
  `${asText(scope.find(['base-url']))}/${asText(value)}`

/** `capitalize`: the whole text in capitals. */
export const capitalize: Formatter = (value) => asText(value).toUpperCase()

/** `humanizeDuration`: milliseconds as minutes and seconds, `2:05`. */
export const humanizeDuration: Formatter = (value) => {
  const seconds = Math.trunc(asNumber(value) / 1000)
  if (!Number.isFinite(seconds)) return '0:00'
  return `${Math.trunc(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}
