import { compareValues, comparison } from '../compare.ts'

/** `lessThanOrEqual?`: whether the left value comes before the right one or is equal. */
export const lessThanOrEqual = comparison((left, right, scope) => compareValues(left, right, scope) <= 0)
