/** Whether the check digits of a number are right: of its digits and letters without those of the country. */
export type CheckDigits = (body: string) => boolean

/** Checks a sum of digits, each times its weight: the sum of all, the check digit with them, leaves nothing. */
export function weighed(weights: readonly number[], modulus: number): CheckDigits {
  return (body) => weigh(body, weights) % modulus === 0
}

/** Checks a last digit that fills the sum of those before up to a multiple of 11; 10 and 11 are written as 0. */
export function filledToEleven(weights: readonly number[]): CheckDigits {
  return (body) => {
    const missing = 11 - (weigh(body, weights) % 11)
    return (missing > 9 ? 0 : missing) === digitAt(body, weights.length)
  }
}

/** Checks a last digit that is what dividing the sum of those before leaves; 10 is written as 0 where the country does so. */
export function leftOver(weights: readonly number[], modulus: number, factor = 1): CheckDigits {
  return (body) => ((weigh(body, weights) * factor) % modulus) % 10 === digitAt(body, weights.length)
}

/** Checks by the formula of Luhn, as cards do. */
export const luhn: CheckDigits = (body) => {
  const sum = [...body].reverse().reduce((total, each, index) => {
    const doubled = Number(each) * (index % 2 === 0 ? 1 : 2)
    return total + (doubled > 9 ? doubled - 9 : doubled)
  }, 0)
  return sum % 10 === 0
}

/** Checks by ISO 7064, modulus 11 and 10. */
export const elevenAndTen: CheckDigits = (body) => {
  const product = [...body.slice(0, -1)].reduce((carried, each) => {
    const sum = (Number(each) + carried) % 10 || 10
    return (sum * 2) % 11
  }, 10)
  return (11 - product) % 10 === digitAt(body, body.length - 1)
}

/** The sum of digits, each times its weight. */
export function weigh(body: string, weights: readonly number[]): number {
  return weights.reduce((sum, weight, index) => sum + weight * digitAt(body, index), 0)
}

/** What is left when a number of any length is divided. */
export function remainder(digits: string, modulus: number): number {
  return [...digits].reduce((rest, each) => (rest * 10 + Number(each)) % modulus, 0)
}

function digitAt(body: string, index: number): number {
  return Number(body.charAt(index))
}
