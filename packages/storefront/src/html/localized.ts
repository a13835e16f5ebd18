import type { Scope } from '@vitrine/template/scope'
import { asText } from '@vitrine/template/values/convert'

/** The site's own wording under a key of `localizedStrings`, or the English one. */
export function localized(scope: Scope, key: string, english: string): string {
  return asText(scope.find(['localizedStrings', key])) || english
}
