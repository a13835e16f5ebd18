import type { Predicate } from '../../registry.ts'
import { asNumber } from '../../values/convert.ts'

/** `plural?`: whether the current node is more than 1. */
export const plural: Predicate = (_args, scope) => asNumber(scope.node) > 1
