import { formatMessage } from '@vitrine/template/i18n/format-message'
import type { Scope } from '@vitrine/template/scope'

/** A value of a message, and the names it can be called by besides its position. */
export type MessageValue = readonly [value: unknown, ...names: string[]]

/** Fills a wording in as the `message` formatter does; nothing without a locale. */
export function fillMessage(wording: string, values: readonly MessageValue[], scope: Scope): string {
  if (!scope.locale) return ''
  const named: Record<string, unknown> = Object.create(null)
  for (const [value, ...names] of values) for (const name of names) named[name] = value
  return formatMessage(scope.locale, scope, wording, { positional: values.map(([value]) => value), named })
}
