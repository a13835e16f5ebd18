import { stripVTControlCharacters } from 'node:util'
import type { SerializedError } from 'vitest'

/**
 * What is wrong, in lines: where, the message, the difference where two values were compared, and the lines of ours that led
 * there, as paths from the root.
 */
export function describeError(place: string, error: SerializedError, root: string): string {
  const { name = 'Error', message, diff, stack = '', cause } = error
  const ours = stack
    .split('\n')
    .filter((line) => /^\s*at /.test(line) && line.includes(root) && !line.includes('node_modules'))
    .map((line) => line.replaceAll(`${root}/`, '').trim())
  const lines = [`${name}: ${message}`, ...(typeof diff === 'string' ? [diff] : []), ...ours]
  if (cause) lines.push(describeError('Caused by', cause, root))
  return stripVTControlCharacters([place, ...indent(lines)].join('\n'))
}

function indent(lines: readonly string[]): readonly string[] {
  return lines
    .join('\n')
    .split('\n')
    .map((line) => `    ${line}`)
}
