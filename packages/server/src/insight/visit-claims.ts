import { type NetworkMoment, type NetworkRoom, nameOfHour } from './network-room.ts'

/** The rows of visits that the networks of one write make: they take of the room at once, and are noted there when they are written. */
export class VisitClaims {
  readonly #room: NetworkRoom
  readonly #claimed: NetworkMoment[] = []
  readonly #counts = new Map<string, number>()

  constructor(room: NetworkRoom) {
    this.#room = room
  }

  /** Takes the room of a visit that begins, or that moves to where no row is; false where there is none. */
  claim(moment: NetworkMoment): boolean {
    const name = nameOfHour(moment)
    const claimed = this.#counts.get(name) ?? 0
    if (!this.#room.hasRoomForVisit(moment, claimed)) return false
    this.#counts.set(name, claimed + 1)
    this.#claimed.push(moment)
    return true
  }

  /** Notes what was claimed. */
  note(): void {
    for (const moment of this.#claimed) this.#room.noteVisit(moment)
  }
}
