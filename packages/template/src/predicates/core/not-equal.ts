import { isEqual } from '../../values/equal.ts'
import { comparison } from '../compare.ts'

/** `notEqual?`: whether two values differ. */
export const notEqual = comparison((left, right, scope) => !isEqual(left, right, scope))
