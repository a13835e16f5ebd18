import type { Permission } from './permit.ts'
import type { Answer } from './reply/reply.ts'

type Refused = Permission & { readonly ok: false }

/** Whoever sent a file may not any more, now that its last byte is there: ends the work of the handler that reads it. */
export class TurnedAwayError extends Error {
  readonly permission: Refused

  constructor(permission: Refused) {
    super('turned-away')
    this.name = 'TurnedAwayError'
    this.permission = permission
  }
}

/** What a handler answers, or that its caller was turned away at the end of their file. */
export async function answerOrTurnAway(answer: () => Promise<Answer>): Promise<Answer | TurnedAwayError> {
  try {
    return await answer()
  } catch (error) {
    if (error instanceof TurnedAwayError) return error
    throw error
  }
}
