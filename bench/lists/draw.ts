/** Draws numbers from 0 to 1. */
export type Draw = () => number

/** The same numbers in each run. */
export function drawFrom(seed: number): Draw {
  let state = seed
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
}

/** A whole number below `most`. */
export function pick(draw: Draw, most: number): number {
  return Math.floor(draw() * most)
}

/** One of some values; values that stand there twice come twice as often. */
export function pickOf<Value>(draw: Draw, values: readonly [Value, ...Value[]]): Value {
  return values[pick(draw, values.length)] ?? values[0]
}

const syllables = ['ka', 'lo', 'mi', 'ne', 'ru', 'sa', 'ti', 'vo', 'be', 'du']

/** A name for a number: such as Lomia. */
export function nameOf(number: number, end: string): string {
  const letters = String(number)
    .split('')
    .map((digit) => syllables[Number(digit)] ?? '')
    .join('')
  return letters.charAt(0).toUpperCase() + letters.slice(1) + end
}
