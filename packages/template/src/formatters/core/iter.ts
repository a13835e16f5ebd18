import type { Formatter } from '../../registry.ts'
import { asText } from '../../values/convert.ts'

/** The position in the nearest loop, counted from 1. */
export const iter: Formatter = (_value, _args, scope) => asText(scope.find(['@index']))
