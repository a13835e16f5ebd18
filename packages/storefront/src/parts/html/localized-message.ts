import { BoundedCache } from '@vitrine/template/caches/bounded-cache'
import { formatMessage } from '@vitrine/template/i18n/format-message'
import type { Scope } from '@vitrine/template/scope'
import { asText } from '@vitrine/template/values/convert'

/** A value of a message, and the name it can be called by besides its position. */
export type MessageValue = readonly [value: unknown, name: string]

/** Fills a wording in as the `message` formatter does; nothing without a locale. */
export function fillMessage(wording: string, values: readonly MessageValue[], scope: Scope): string {
  if (!scope.locale) return ''
  const parts = simpleParts.getOrBuild(wording, readSimple)
  if (parts.length > 0) return joinParts(parts, values)

  const named: Record<string, unknown> = Object.create(null)
  for (const [value, name] of values) named[name] = value ?? null
  const positional = values.map(([value]) => value ?? null)
  return formatMessage(scope.locale, scope, wording, { positional, named })
}

/** Nearly all wordings are text and plain places, `from {fromPrice}`: those need no message formatter. */
const simpleParts = new BoundedCache<string, readonly string[]>()

/** Text and names of places in turns; empty for wordings that can more than that. */
function readSimple(wording: string): readonly string[] {
  return /^[^{}']*(?:\{\w+\}[^{}']*)*$/.test(wording) ? wording.split(/[{}]/) : []
}

function joinParts(parts: readonly string[], values: readonly MessageValue[]): string {
  let text = parts[0] ?? ''
  for (let at = 1; at < parts.length; at += 2) {
    text += asText(valueAt(parts[at] ?? '', values)) + (parts[at + 1] ?? '')
  }
  return text
}

function valueAt(place: string, values: readonly MessageValue[]): unknown {
  const [value] = values.find(([, name]) => name === place) ?? values[Number(place)] ?? []
  return value
}
