/** An addition to the cart, as it is sent. */
interface Addition {
  readonly what: string
  readonly key: string
}

/** Keys of what this page sent and of which nobody knows what came of it. */
const unanswered = new Map<string, string>()

/** What is added with its key: another one for each press, but for one that sends again what was not answered. */
export function additionOf(what: string): Addition {
  return { what, key: unanswered.get(what) ?? newKey() }
}

/** Notes what came of it, by the status of the answer: 0 is none, and a server that failed may have added it. */
export function noteAnswer({ what, key }: Addition, status: number): void {
  if (status === 0 || status >= 500) unanswered.set(what, key)
  else unanswered.delete(what)
}

/** `crypto.randomUUID` is there on encrypted pages alone. */
function newKey(): string {
  return [...crypto.getRandomValues(new Uint32Array(4))].map((part) => part.toString(36)).join('-')
}
