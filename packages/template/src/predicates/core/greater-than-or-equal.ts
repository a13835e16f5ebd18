import { compareValues, comparison } from '../compare.ts'

/** `greaterThanOrEqual?`: whether the left value comes after the right one or is equal. */
export const greaterThanOrEqual = comparison((left, right, scope) => compareValues(left, right, scope) >= 0)
