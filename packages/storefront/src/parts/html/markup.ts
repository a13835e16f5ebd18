import { asText } from '@vitrine/template/values/convert'
import { printed } from '@vitrine/template/values/print'
import { spellNumber } from '@vitrine/template/values/spell-number'
import { escapeDelimiters, escapeHtml } from './escape.ts'
import { attributeJson } from './json-text.ts'

/** HTML whose data has been escaped, or that the site itself has worded. */
export class Markup {
  readonly text: string

  constructor(text: string) {
    this.text = text
  }
}

/**
 * Builds HTML from a template literal. Every value is escaped as `htmlattr` does; markup and lists of markup go in as they are,
 * containers, null and missing print nothing.
 */
export function html(strings: TemplateStringsArray, ...values: readonly unknown[]): Markup {
  let text = strings[0] ?? ''
  for (let index = 0; index < values.length; index++) {
    const value = values[index]
    // Most values are texts: no need to ask what else they could be.
    text += (typeof value === 'string' ? escapeHtml(value) : htmlOf(value)) + (strings[index + 1] ?? '')
  }
  return new Markup(text)
}

/** A value as `{variable}` prints it, only that it can not leave its attribute or place: `&` is not escaped. */
export function plain(value: unknown): Markup {
  return new Markup(plainText(value))
}

/** The same as text, for formatters that put their HTML together by hand because pages hold hundreds of them. */
export function plainText(value: unknown): string {
  switch (typeof value) {
    case 'string':
      return escapeDelimiters(value)
    case 'number':
      return spellNumber(value)
    default:
      return escapeDelimiters(printed(value))
  }
}

/** Wording of the site's own (`localizedStrings`), which may hold HTML as its templates may. */
export function siteWording(text: string): Markup {
  return new Markup(text)
}

/** Joins markup with text of our own between. */
export function joinMarkup(parts: readonly Markup[], separator: string): Markup {
  return new Markup(parts.map((part) => part.text).join(separator))
}

/** JSON for an attribute: the text a script parses, safe even when it is printed inside of a script. */
export function jsonText(value: unknown): Markup {
  return new Markup(attributeJson(value))
}

function htmlOf(value: unknown): string {
  if (value instanceof Markup) return value.text
  if (Array.isArray(value)) return value.map((part) => (part instanceof Markup ? part.text : '')).join('')
  return escapeHtml(asText(value))
}
