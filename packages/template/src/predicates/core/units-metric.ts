import type { Predicate } from '../../registry.ts'

/** `units-metric?`: announced but never made; it is reported, and false. */
export const unitsMetric: Predicate = (_args, scope) => {
  scope.report('not-implemented', '"units-metric?" formatter is not yet implemented')
  return false
}
