import { compareValues, comparison } from '../compare.ts'

/** `lessThan?`: whether the left value comes before the right one. */
export const lessThan = comparison((left, right, scope) => compareValues(left, right, scope) < 0)
