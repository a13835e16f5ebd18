import { inspect } from 'node:util'
import type { Log } from '@vitrine/site/log'

/** Writes what happens to the terminal, a line each; errors with where they come from. */
export const consoleLog: Log = {
  info: (details, message) => console.log(lineOf('', message, details)),
  warn: (details, message) => console.warn(lineOf('Warning: ', message, details)),
  error: (details, message) => console.error(lineOf('Error: ', message, details)),
}

function lineOf(mark: string, message: string, details: object): string {
  const { err, ...rest } = details as { readonly err?: unknown }
  const more =
    Object.keys(rest).length > 0
      ? ` ${inspect(rest, { breakLength: Number.POSITIVE_INFINITY, depth: 4 })}`
      : ''
  return `${new Date().toISOString()} ${mark}${message}${more}${err === undefined ? '' : `\n${inspect(err)}`}`
}
