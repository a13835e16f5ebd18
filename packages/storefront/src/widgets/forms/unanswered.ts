interface Unanswered {
  readonly key: string
  /** What was sent with it. */
  readonly filled: string
}

const kept = new WeakMap<HTMLFormElement, Unanswered>()

/** The key that the same was sent with and nobody knows what came of it; sent with it again it is stored once. Undefined: there is none. */
export function unansweredKey(form: HTMLFormElement, filled: string): string | undefined {
  const held = kept.get(form)
  return held?.filled === filled ? held.key : undefined
}

/** Keeps the key of what was sent, until it is known what came of it: no answer came, or one of a server that failed. */
export function keepUnanswered(form: HTMLFormElement, sent: Unanswered, status: number): void {
  if (status === 0 || status >= 500) kept.set(form, sent)
  else kept.delete(form)
}
