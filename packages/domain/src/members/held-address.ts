/** An e-mail address of a person, and until when it was theirs: what came under it later is somebody else's. */
export interface HeldAddress {
  readonly email: string
  readonly untilMs: number
}

/** Until when an address is theirs who has it still: the greatest moment there is. */
export const stillMs = 8_640_000_000_000_000
