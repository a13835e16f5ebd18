import { randomBytes } from 'node:crypto'

/** An object as the service answers it. */
export type StripeObject = { id: string; object: string } & Record<string, unknown>

/** Something that happened. */
export type StripeEvent = StripeObject & { type: string; created: number; data: { object: StripeObject } }

/** An error of the service: its status, and what stands in the body. */
export class StripeRefusal extends Error {
  readonly status: number
  readonly body: Readonly<Record<string, unknown>>

  constructor(status: number, body: Readonly<Record<string, unknown>>) {
    super(String(body.message))
    this.status = status
    this.body = body
  }
}

/** Everything that the stand-in remembers, by the kind of object. */
export class StripeBooks {
  readonly #objects = new Map<string, StripeObject>()
  readonly events: StripeEvent[] = []
  readonly clock: () => number
  /** Whether refunds are under way at first, as those of some banks are. */
  doRefundsWait = false

  constructor(clock: () => number) {
    this.clock = clock
  }

  /** Adds an object with an id of its own. */
  add(prefix: string, object: string, fields: Readonly<Record<string, unknown>>): StripeObject {
    const id = `${prefix}_${randomBytes(12).toString('hex')}`
    const created = Math.floor(this.clock() / 1000)
    const made = { id, object, created, livemode: false, metadata: {}, ...fields }
    this.#objects.set(id, made)
    return made
  }

  /** Finds an object of a kind; throws as the service refuses. */
  get(id: string, object: string): StripeObject {
    const found = this.#objects.get(id)
    if (found?.object === object) return found
    throw new StripeRefusal(404, {
      type: 'invalid_request_error',
      code: 'resource_missing',
      message: `No such ${object}: '${id}'`,
    })
  }

  /** Those of a kind, the newest first. */
  list(object: string, matches: (each: StripeObject) => boolean = () => true): StripeObject[] {
    return [...this.#objects.values()].filter((each) => each.object === object && matches(each)).reverse()
  }

  remove(id: string): void {
    this.#objects.delete(id)
  }

  /** Writes down that something happened to an object, as it stands now. */
  happened(type: string, object: StripeObject): void {
    const event = { type, api_version: '2026-10-28.endive', data: { object: structuredClone(object) } }
    const made = { id: `evt_${randomBytes(12).toString('hex')}`, object: 'event' }
    this.events.push({ ...made, ...event, created: Math.floor(this.clock() / 1000) })
  }
}
