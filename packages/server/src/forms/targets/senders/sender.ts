import type { OutsideView } from '@vitrine/domain/forms/inbox/outside-view'
import type { DeliveryOutcome } from '@vitrine/domain/forms/targets/delivery'
import type { FormTarget } from '@vitrine/domain/forms/targets/form-target'
import type { LookOf } from '@vitrine/domain/mail/mail-look'
import type { SiteStore } from '@vitrine/store/store'
import type { FormTargetDesk } from '../../../services/form-target-desk.ts'
import type { Services } from '../../../services/services.ts'
import type { OutsideAnswer } from '../send-outside.ts'

/** A submission that is to be sent to a target. */
interface SendContext {
  /** The delivery: the same over all tries. */
  readonly id: string
  /** When it began: anew where an owner has it sent again. */
  readonly beganAtMs: number
  readonly target: FormTarget
  readonly submission: OutsideView
  readonly isTest: boolean
  /** Whether it may have been tried before. */
  readonly isAgain: boolean
  /** The secrets that hold, the newest first. */
  readonly secrets: readonly string[]
  readonly store: SiteStore
  readonly services: Services
  readonly desk: FormTargetDesk
  readonly lookOf: LookOf
  readonly nowMs: number
}

/** What sending came to; without how long it took. */
export type Sent = Omit<DeliveryOutcome, 'tookMs'>

/** Sends submissions to targets of a kind. It may be done twice for one submission, with the same id. */
export type FormSender = (sending: SendContext) => Promise<Sent>

/** An address that answers so is not to be asked again (RFC 9110). */
const goneStatus = 410

/** What an answer comes to: it arrived with a 2xx. */
export function sentOf(answer: OutsideAnswer): Sent {
  if (!answer.ok) return { isDelivered: false, status: null, message: answer.reason }
  const { status, text } = answer
  const isDelivered = status >= 200 && status < 300
  return { isDelivered, status, message: text, ...(status === goneStatus && { end: 'gone' as const }) }
}

/** What cannot be sent as it is, whenever it is tried. */
export function notSent(message: string): Sent {
  return { isDelivered: false, status: null, message, end: 'final' }
}

/** Said where a key cannot be read any more. */
export const keyLostText = 'The key cannot be read on this installation. Type it again.'
