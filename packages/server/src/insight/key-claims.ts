import type { BegunKey } from '@vitrine/store/insight/insight'
import type { NetworkMoment, NetworkRoom } from './network-room.ts'

/** Which keys the networks of one write tell first: they take of the room at once, and are noted there when they have their rows. */
export class KeyClaims {
  readonly #room: NetworkRoom
  readonly #tellers = new Map<string, NetworkMoment>()
  readonly #claimed = new Map<string, number>()

  constructor(room: NetworkRoom) {
    this.#room = room
  }

  /** Whether a network may begin a key on a day. */
  mayBegin(day: string, addition: BegunKey, moment: NetworkMoment): boolean {
    const claimed = this.#claimed.get(moment.network) ?? 0
    if (!this.#room.hasRoomForKeys(moment, claimed)) return false
    this.#claimed.set(moment.network, claimed + 1)
    this.#tellers.set(nameOf(day, addition), moment)
    return true
  }

  /** Notes what has a row from now on. */
  note(day: string, begun: readonly BegunKey[]): void {
    for (const each of begun) {
      const moment = this.#tellers.get(nameOf(day, each))
      if (moment) this.#room.noteKey(moment)
    }
  }
}

function nameOf(day: string, { subject, key }: BegunKey): string {
  return `${day} ${subject} ${key}`
}
