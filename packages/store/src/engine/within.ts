import { StoreUnavailableError } from './errors.ts'

/** What a question to the store comes to, or a `StoreUnavailableError` when it does not answer in time. */
export async function within<Answer>(limitMs: number, asked: Promise<Answer>): Promise<Answer> {
  let timer: NodeJS.Timeout | undefined
  const tooLong = new Promise<never>((_, reject) => {
    const refuse = () => reject(new StoreUnavailableError(`There was no answer within ${limitMs} ms.`))
    timer = setTimeout(refuse, limitMs)
  })
  try {
    return await Promise.race([asked, tooLong])
  } finally {
    clearTimeout(timer)
  }
}
