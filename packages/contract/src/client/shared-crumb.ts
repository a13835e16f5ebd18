import { fieldsOf, type Received } from './outcome.ts'

/** Where a browser keeps its anti-forgery token. */
interface CrumbPlace {
  /** '' without one. */
  readonly read: () => string
  readonly store: (crumb: string) => void
}

/** Most times that one change is sent: it is tried once more when it was refused for its crumb (specification, sections 4 and 7). */
const mostSends = 2

/**
 * The anti-forgery token that all changes of one browser share. A browser without one is given another with each answer, and keeps the
 * last: so one change fetches it, and all others wait for that.
 */
export class SharedCrumb {
  readonly #place: CrumbPlace
  #first: Promise<unknown> | null = null

  constructor(place: CrumbPlace) {
    this.#place = place
  }

  /** Sends a change; once more where it was refused for its crumb and there is a newer one. */
  async send(once: (crumb: string) => Promise<Received>): Promise<Received> {
    if (this.#first && this.#place.read() === '') await this.#first
    for (let sends = 1; ; sends += 1) {
      const crumb = this.#place.read()
      const sent = once(crumb)
      if (crumb === '') this.#first ??= sent.finally(() => this.#forgetFirst())
      const received = await sent
      if (!isStale(received)) return received
      // The cookie that came with an answer, of this change or another, belongs to what the browser sends: it counts before the body.
      if (this.#place.read() === crumb) this.#place.store(String(fieldsOf(received.body).crumb ?? ''))
      if (this.#place.read() === crumb || sends === mostSends) return received
    }
  }

  #forgetFirst(): void {
    this.#first = null
  }
}

/** Whether the server refused the crumb that came with a change. */
export function isStale({ body }: Pick<Received, 'body'>): boolean {
  return fieldsOf(body).crumbFail === true
}
