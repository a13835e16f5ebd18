import type { Predicate } from '../../registry.ts'
import { isTruthy } from '../../values/truthy.ts'

/** `debug?`: whether the data asks for what helps in finding faults. */
export const debug: Predicate = (_args, scope) => isTruthy(scope.find(['debug']))
