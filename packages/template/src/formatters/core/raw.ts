import type { Formatter } from '../../registry.ts'
import { writeJson } from '../write-json.ts'

/** The value as plain JSON; missing is `null`. */
export const raw: Formatter = (value, _args, scope) => writeJson(value, scope) ?? 'null'
