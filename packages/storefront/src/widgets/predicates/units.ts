import type { Predicate } from '@vitrine/template/registry'

/** The predicate that templates may name but that has no answer (specification, section 8). */
export const unitPredicates: Readonly<Record<string, Predicate>> = {
  'units-metric?': (_args, scope) => {
    scope.report('not-implemented', '"units-metric?" formatter is not yet implemented')
    return false
  },
}
