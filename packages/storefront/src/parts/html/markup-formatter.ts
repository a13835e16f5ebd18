import type { Formatter } from '@vitrine/template/registry'
import type { Scope } from '@vitrine/template/scope'
import type { Markup } from './markup.ts'

/** Builds the HTML of a widget from its data; `undefined` shows nothing. */
export type MarkupBuilder = (value: unknown, args: readonly string[], scope: Scope) => Markup | undefined

/** Makes a formatter of a builder: charges what it grew to the meter and gives its text, or missing. */
export function markupFormatter(build: MarkupBuilder): Formatter {
  return (value, args, scope) => {
    const text = build(value, args, scope)?.text
    if (text !== undefined) scope.chargeBytes(text.length)
    return text
  }
}
