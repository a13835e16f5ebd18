import { BoundedCache } from '../caches/bounded-cache.ts'

/** An option as written: `style:short` has a name and a value, `group` and `group:` only a name. */
export interface OptionWord {
  readonly name: string
  readonly value: string | undefined
}

/** Splits `name:value` arguments of a formatter; empty arguments are left out. */
export function optionWords(args: readonly string[]): OptionWord[] {
  return args.filter((arg) => arg !== '').map(optionWord)
}

function optionWord(arg: string): OptionWord {
  const colon = arg.indexOf(':')
  return colon < 0
    ? { name: arg, value: undefined }
    : { name: arg.slice(0, colon), value: arg.slice(colon + 1) || undefined }
}

/** Whether a switch is on: `group` and `group:true` are, `group:false` is not. */
export function isSwitchedOn({ value }: OptionWord): boolean {
  return value === undefined || value === 'true'
}

/** The member of `known` that a text spells, or `undefined`. */
export function oneOf<Word extends string>(
  known: readonly Word[],
  text: string | undefined,
): Word | undefined {
  return known.find((word) => word === text)
}

/**
 * Remembers what was read from the arguments of a tag: by the array, which is the same at each call from one place, and by
 * its words, so that all places that ask for the same share one set of options.
 */
export function readOnce<Options>(
  read: (args: readonly string[]) => Options,
): (args: readonly string[]) => Options {
  const byArray = new WeakMap<readonly string[], Options>()
  const byWords = new BoundedCache<string, Options>()
  return (args) => {
    const known = byArray.get(args)
    if (known !== undefined) return known
    const options = byWords.getOrBuild(JSON.stringify(args), () => read(args))
    byArray.set(args, options)
    return options
  }
}
