import type { Formatter } from '../../registry.ts'
import { writeJson } from '../write-json.ts'

/** The value as JSON, fit for a script element: `</` is written `<\/`. */
export const json: Formatter = (value, _args, scope) => guardScript(writeJson(value, scope) ?? '')

/** Writes JSON so that it can not close the script element it stands in. */
export function guardScript(text: string): string {
  return text.includes('</') ? text.replaceAll('</', '<\\/') : text
}
