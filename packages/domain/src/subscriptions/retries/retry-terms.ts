/** How a payment that was declined is tried again, and what follows the last try. */
export interface RetryTerms {
  /** Days after the first try, each later than the one before. */
  readonly retryDays: readonly number[]
  readonly endOfRetries: 'paused' | 'canceled'
}

/** What shops do until an owner sets it. */
export const usualRetryTerms: RetryTerms = { retryDays: [3, 5, 7], endOfRetries: 'canceled' }

/** Most tries after the first. */
export const mostRetries = 7

/** The last day on which a payment can be tried again: a month's is settled before the next is due. */
const lastRetryDay = 27

/** What is said of days that are not taken. */
export const retryDaysText = `Write one to ${mostRetries} whole numbers from 1 to ${lastRetryDay}, each greater than the one before.`

/** Says what is wrong with the terms, by field. */
export function checkRetryTerms({ retryDays }: RetryTerms): Readonly<Record<string, string>> {
  const isRight =
    retryDays.length >= 1 &&
    retryDays.length <= mostRetries &&
    retryDays.every(
      (day, index) => Number.isInteger(day) && day > (retryDays[index - 1] ?? 0) && day <= lastRetryDay,
    )
  const errors: Record<string, string> = isRight ? {} : { retryDays: retryDaysText }
  return errors
}
