import type { Predicate } from '../../registry.ts'
import { asNumber } from '../../values/convert.ts'

/** `singular?`: whether the current node is 1. */
export const singular: Predicate = (_args, scope) => asNumber(scope.node) === 1
