import { coreFormatters } from '../formatters/core.ts'
import { corePredicates } from '../predicates/core.ts'
import { buildRegistry } from '../registry.ts'

/** The words that every template may use. */
export const coreRegistry = buildRegistry(coreFormatters, corePredicates)
