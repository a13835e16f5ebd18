import { isEqual } from '../../values/equal.ts'
import { comparison } from '../compare.ts'

/** `equal?`: whether two values are the same, all the way down and without coercion. */
export const equal = comparison(isEqual)
