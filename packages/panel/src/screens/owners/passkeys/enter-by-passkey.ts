import type { ReplyOf } from '@vitrine/contract/call'
import type { Outcome } from '@vitrine/contract/client/outcome'
import {
  askPasskeyConfirmationCall,
  askPasskeySignInCall,
  confirmByPasskeyCall,
  signInByPasskeyCall,
} from '@vitrine/contract/owners/passkey-calls'
import { call } from '../../../call/client.ts'
import { askToUse } from './ask-browser.ts'

/** Signs in by a passkey: after the password with its ticket, or without a password. */
export async function enterByPasskey(
  ticket: string | null,
): Promise<Outcome<ReplyOf<typeof signInByPasskeyCall>>> {
  const question = await call(askPasskeySignInCall, { body: { ticket } })
  if (!question.ok) return question
  const asked = await askToUse(question.reply)
  if (!asked.ok) return notUsed(asked.message)
  return call(signInByPasskeyCall, { body: { ticket, answer: asked.value } })
}

/** Proves by a passkey who is at work. */
export async function confirmByPasskey(): Promise<Outcome<ReplyOf<typeof confirmByPasskeyCall>>> {
  const question = await call(askPasskeyConfirmationCall, {})
  if (!question.ok) return question
  const asked = await askToUse(question.reply)
  if (!asked.ok) return notUsed(asked.message)
  return call(confirmByPasskeyCall, { body: { answer: asked.value } })
}

function notUsed(message: string): Outcome<never> {
  return { ok: false, refusal: { status: 0, message, errors: {} } }
}
