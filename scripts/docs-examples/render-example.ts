import { storefrontVocabulary } from '@vitrine/storefront/formatters'
import { compile } from '@vitrine/template/compile'
import { coreFormatters } from '@vitrine/template/formatters/core'
import { i18nFormatters } from '@vitrine/template/formatters/i18n'
import { loadLocale } from '@vitrine/template/i18n/load-locale'
import { corePredicates } from '@vitrine/template/predicates/core'
import { buildRegistry } from '@vitrine/template/registry'
import type { Example } from './read-examples.ts'

/** Every word that templates of a site know. */
export const siteWords = buildRegistry(coreFormatters, corePredicates, i18nFormatters, storefrontVocabulary)

/** The present of the examples: 21 November 2026, noon in London. */
const now = Date.UTC(2026, 10, 21, 12)

/** Renders an example of the guide; a mistake in it is printed as its message. */
export function renderExample({ template, partials, data }: Example): string {
  const parts = Object.entries(partials).map(
    ([name, text]) => [name, compile(text, { file: name, registry: siteWords })] as const,
  )
  const compiled = compile(template, { registry: siteWords })
  const { output, errors } = compiled.render(data ?? {}, {
    partials: new Map(parts),
    locale: loadLocale('en'),
    now,
  })
  const messages = [...compiled.errors, ...errors].map(({ line, message }) => `line ${line}: ${message}\n`)
  return output + messages.join('')
}
