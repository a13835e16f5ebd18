import type { BegunKey } from '@vitrine/store/insight/insight'
import { type NetworkDay, type NetworkRoom, nameOfDay } from './network-room.ts'

/** Which keys the networks of one write tell first: they take of the room at once, and are noted there when they have their rows. */
export class KeyClaims {
  readonly #room: NetworkRoom
  readonly #tellers = new Map<string, NetworkDay>()
  readonly #claimed = new Map<string, number>()

  constructor(room: NetworkRoom) {
    this.#room = room
  }

  /** Whether a network may begin a key on a day. */
  mayBegin(addition: BegunKey, teller: NetworkDay): boolean {
    const name = nameOfDay(teller)
    const claimed = this.#claimed.get(name) ?? 0
    if (!this.#room.hasRoomForKeys(teller, claimed)) return false
    this.#claimed.set(name, claimed + 1)
    this.#tellers.set(nameOf(teller.day, addition), teller)
    return true
  }

  /** Notes what has a row of a day from now on. */
  note(day: string, begun: readonly BegunKey[]): void {
    for (const each of begun) {
      const teller = this.#tellers.get(nameOf(day, each))
      if (teller) this.#room.noteKey(teller)
    }
  }
}

function nameOf(day: string, { subject, key }: BegunKey): string {
  return `${day} ${subject} ${key}`
}
