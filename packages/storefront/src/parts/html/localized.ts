import type { Scope } from '@vitrine/template/scope'
import { asText } from '@vitrine/template/values/convert'

/** The site's own wording under a key of `localizedStrings`, or the English one where it has none or an empty one. */
export function localized(scope: Scope, key: string, english: string): string {
  return asText(scope.find(['localizedStrings', key])) || english
}

/** The same, but an empty wording counts: the site wants nothing there. */
export function localizedOrEmpty(scope: Scope, key: string, english: string): string {
  const wording = scope.find(['localizedStrings', key])
  return wording === undefined ? english : asText(wording)
}
