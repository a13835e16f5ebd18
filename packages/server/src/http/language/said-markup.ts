import { html, Markup } from '@vitrine/storefront/parts/html/markup'

/**
 * A sentence of which some values are markup, such as a name in bold: `saidMarkup(say('Signed in as {name}'), { name })`. What else stands
 * in the sentence is text.
 */
export function saidMarkup(sentence: string, values: Readonly<Record<string, Markup>>): Markup {
  const parts = sentence.split(/\{(\w+)\}/)
  const written = parts.map((part, at) => (at % 2 === 1 ? (values[part]?.text ?? '') : html`${part}`.text))
  return new Markup(written.join(''))
}
