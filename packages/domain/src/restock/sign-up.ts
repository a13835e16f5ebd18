/** Somebody who asked to be told when a variant is back. */
export interface RestockSignUp {
  /** 24 hex digits. */
  readonly id: string
  readonly productId: string
  readonly variantId: string
  /** What they were called when it was asked: lists find them by it, also when the product is gone. */
  readonly productTitle: string
  readonly variantName: string
  /** In lower case: an address is put down once for each variant. */
  readonly email: string
  /** Whether they ticked the box of the mailing list. */
  readonly joinsList: boolean
  /** The language in which they asked. */
  readonly language: string
  readonly state: RestockState
  readonly createdAtMs: number
  readonly changedAtMs: number
}

/** They wait, their mail is in the outbox, it was sent, or it was given up: they are told once their owner, or they themselves, ask for it again. */
export type RestockState = (typeof restockStates)[number]

export const restockStates = ['waiting', 'queued', 'sent', 'unsent'] as const

/** Whether a mail can be on its way to somebody from here: one is not already, and none told them. */
export function isToBeTold(signUp: Pick<RestockSignUp, 'state'> | undefined): boolean {
  return signUp?.state === 'waiting' || signUp?.state === 'unsent'
}

/** The states as owners read them. */
export const restockStateLabels: Readonly<Record<RestockState, string>> = {
  waiting: 'Waiting',
  queued: 'Mail on its way',
  sent: 'Told',
  unsent: 'Mail not delivered',
}

/** The state under which lists show somebody: whoever is being told waits until it is done. */
export const listedState = {
  waiting: 'waiting',
  queued: 'waiting',
  sent: 'sent',
  unsent: 'unsent',
} as const satisfies Readonly<Record<RestockState, RestockState>>

/** The states that lists are narrowed by. */
export const listedStates = [...new Set(Object.values(listedState))]

/** Limits of what one visitor, or one address, can have put down. */
export const restockLimits = {
  /** Variants that one address waits for: the last that it asked for. */
  ofAddress: 30,
  /** New ones of a variant within an hour: enough for what the whole town wants, too few to fill a disk by. */
  ofVariantInHour: 5_000,
  /** What was sent is forgotten after so long; its link out works until then. */
  sentKeptMs: 180 * 86_400_000,
} as const
