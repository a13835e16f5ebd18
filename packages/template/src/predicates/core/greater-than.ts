import { compareValues, comparison } from '../compare.ts'

/** `greaterThan?`: whether the left value comes after the right one. */
export const greaterThan = comparison((left, right, scope) => compareValues(left, right, scope) > 0)
