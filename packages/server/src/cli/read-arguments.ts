import { parseArgs } from 'node:util'
import { nearestWord } from './nearest-word.ts'

/** Options of a command by name: with a value behind them, or without. */
type Options = Readonly<Record<string, 'value' | 'switch'>>

/** What stands behind a command. */
export interface Arguments<Known extends Options> {
  /** Values of options, '' where one was not given. */
  readonly values: { readonly [Name in keyof Known]: Known[Name] extends 'value' ? string : boolean }
  readonly words: readonly string[]
}

/** Arguments that a command cannot follow, in words. */
export class WrongArguments extends Error {}

/** Reads what stands behind a command; throws `WrongArguments` for an option that it does not have, or one without its value. */
export function readArguments<const Known extends Options>(
  command: string,
  args: readonly string[],
  known: Known,
): Arguments<Known> {
  const options = Object.fromEntries(
    Object.entries(known).map(([name, kind]) => [
      name,
      { type: kind === 'value' ? ('string' as const) : ('boolean' as const) },
    ]),
  )
  const { tokens, positionals } = parseArgs({
    args: [...args],
    options,
    allowPositionals: true,
    strict: false,
    tokens: true,
  })
  const values: Record<string, string | boolean> = Object.fromEntries(
    Object.entries(known).map(([name, kind]) => [name, kind === 'value' ? '' : false]),
  )
  for (const token of tokens) {
    if (token.kind !== 'option') continue
    const { name, rawName, value } = token
    if (!Object.hasOwn(known, name)) throw new WrongArguments(unknownOptionText(command, rawName, known))
    if (known[name] === 'switch') {
      if (value !== undefined) throw new WrongArguments(`${rawName} of ${command} takes no value.`)
      values[name] = true
    } else {
      if (value === undefined || value === '')
        throw new WrongArguments(`${rawName} of ${command} needs a value.`)
      values[name] = value
    }
  }
  return { values: values as Arguments<Known>['values'], words: positionals }
}

/** Says that a command has no part of a name, such as `sites ad`. */
export function unknownVerb(command: string, written: string, verbs: readonly string[]): WrongArguments {
  return new WrongArguments(`There is no command ${command} ${written}. ${meantText(written, verbs)}`)
}

function unknownOptionText(command: string, written: string, known: Options): string {
  const names = Object.keys(known).map((name) => `--${name}`)
  const said = `${command} has no option ${written}.`
  if (names.length === 0) return `${said} It takes none.`
  return `${said} ${meantText(written, names)}`
}

/** Says which of the words was meant, or which there are. */
export function meantText(written: string, words: readonly string[]): string {
  const nearest = nearestWord(written, words)
  return nearest === null ? `There are: ${words.join(', ')}.` : `Did you mean ${nearest}?`
}
