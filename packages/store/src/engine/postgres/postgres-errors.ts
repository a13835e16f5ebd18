import { ClashError, codeOf, StorageFullError, StoreUnavailableError } from '../errors.ts'

/** Whether PostgreSQL answered that it did not do what it was asked. */
export function isRefusal(error: unknown): boolean {
  return /^[0-9A-Z]{5}$/.test(codeOf(error))
}

/** Serialisation failure, deadlock, or what the work itself saw. */
export function isClash(error: unknown): boolean {
  return error instanceof ClashError || ['40001', '40P01'].includes(codeOf(error))
}

/** The store's error for one of the driver's. */
export function postgresErrorOf(error: unknown): unknown {
  const code = codeOf(error)
  if (code === '53100') return new StorageFullError(error)
  const isUnavailable = /^(08|57P|53|55P03|57014)|^(ECONN|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_)/.test(code)
  const isLost =
    error instanceof Error &&
    /timeout exceeded when trying to connect|Connection terminated|is not queryable|Query read timeout/.test(
      error.message,
    )
  return isUnavailable || isLost ? new StoreUnavailableError(error) : error
}
