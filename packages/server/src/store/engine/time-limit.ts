import { StoreUnavailableError } from '../errors.ts'

/** The longest that the work of one transaction may take: others wait behind it. */
const workLimitMs = 10_000

/** Ends work that hangs with an error; what it does afterwards, its session refuses. */
export async function withinLimit<Result>(work: Promise<Result>): Promise<Result> {
  let timer: NodeJS.Timeout | undefined
  const tooLong = new Promise<never>((_, reject) => {
    const refuse = () =>
      reject(new StoreUnavailableError(`A transaction took longer than ${workLimitMs / 1000} seconds.`))
    timer = setTimeout(refuse, workLimitMs)
  })
  try {
    return await Promise.race([work, tooLong])
  } finally {
    clearTimeout(timer)
  }
}
