/** A sum upon a price: by a share of it, by an amount, or to an ending such as .95. */
export type PriceChange =
  | { readonly kind: 'percent'; readonly percent: number }
  | { readonly kind: 'amount'; readonly cents: number }
  /** The nearest price that ends so, such as 95 of 100 minor units; never below it where the price is not. */
  | { readonly kind: 'ending'; readonly cents: number; readonly unitCents: number }

/** Shares by which the prices of many products can change at once, in percent. */
export const shareBounds = { least: -100, most: 1_000 } as const

/** Says what is wrong with a change of many prices; null where it can be done. */
export function shareProblemText(change: PriceChange): string | null {
  if (change.kind !== 'percent') return null
  if (change.percent < shareBounds.least) return 'A price cannot fall by more than 100 %.'
  return change.percent > shareBounds.most ? 'Prices can rise by at most 1000 % at once.' : null
}

/** Changes a price in minor units; halves round up, and nothing falls below zero. */
export function changePrice(cents: number, change: PriceChange): number {
  return Math.max(0, changed(cents, change))
}

function changed(cents: number, change: PriceChange): number {
  switch (change.kind) {
    case 'percent':
      // In hundredths of a percent, as whole numbers: 19.99 + 10 % is 21.99 whatever fractions do.
      return Math.floor((cents * (10_000 + Math.round(change.percent * 100)) + 5_000) / 10_000)
    case 'amount':
      return cents + change.cents
    case 'ending': {
      const { cents: ending, unitCents } = change
      if (cents === 0) return 0
      const steps = Math.round((cents - ending) / unitCents)
      return Math.max(0, steps) * unitCents + ending
    }
  }
}

/** Reads a sum that was typed in place of a price: `+10 %`, `-2`, `* 1.2`; null where it is none, or may be two. Amounts are in minor units of so many digits. */
export function readPriceChange(text: string, digits: number): PriceChange | null {
  const found = /^\s*([+\-−*×])\s*(\d{1,9}(?:[.,]\d{1,4})?)\s*(%?)\s*$/.exec(text)
  if (!found) return null
  const [, sign = '', number = '', unit = ''] = found
  const value = Number(number.replace(',', '.'))
  if (sign === '*' || sign === '×')
    return unit === '' ? { kind: 'percent', percent: (value - 1) * 100 } : null
  const signed = sign === '+' ? value : -value
  if (unit === '%') return { kind: 'percent', percent: signed }
  const cents = readAmount(number, digits)
  return cents === null ? null : { kind: 'amount', cents: sign === '+' ? cents : -cents }
}

/** An amount in minor units; null where it has smaller parts, or where `1,500` may be a thousand or one and a half. */
function readAmount(number: string, digits: number): number | null {
  const [whole = '', fraction = ''] = number.split(/[.,]/)
  const isGroup = digits < 3 && /^[1-9]\d{0,2}$/.test(whole) && fraction.length === 3
  if (isGroup) return digits === 0 ? Number(whole + fraction) : null
  if (fraction.length > digits) return null
  return Number(whole + fraction.padEnd(digits, '0'))
}
