import { storefrontVocabulary } from '@vitrine/storefront/formatters'
import { coreFormatters } from '@vitrine/template/formatters/core'
import { i18nFormatters } from '@vitrine/template/formatters/i18n'
import { corePredicates } from '@vitrine/template/predicates/core'
import { buildRegistry, type Registry } from '@vitrine/template/registry'

/** Every formatter and predicate that site templates know. */
export const siteRegistry: Registry = buildRegistry(
  coreFormatters,
  corePredicates,
  i18nFormatters,
  storefrontVocabulary,
)
