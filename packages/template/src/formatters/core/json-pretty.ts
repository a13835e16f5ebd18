import type { Formatter } from '../../registry.ts'
import { writeJson } from '../write-json.ts'
import { guardScript } from './json.ts'

/** The value as JSON over several lines, fit for a script element. */
export const jsonPretty: Formatter = (value, _args, scope) => guardScript(writeJson(value, scope, 2) ?? '')
