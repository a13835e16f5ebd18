import type { Call } from '@vitrine/contract/call'
import { readProofCall } from '@vitrine/contract/owners/session-calls'
import { call } from '../call/client.ts'
import { toastError } from './toasts/toast.ts'

/** Lets the browser download the file of a call. One of persons comes only to who proved lately who they are: the panel asks first. */
export async function downloadBehindProof(
  address: string,
  theCall: Pick<Call, 'policy'> | undefined,
): Promise<void> {
  if (theCall?.policy.kind === 'owner' && theCall.policy.isConfirmed) {
    const proof = await call(readProofCall, {})
    if (!proof.ok) return toastError('Nothing was downloaded', proof.refusal.message)
  }
  follow(address, '')
}

/** Lets the browser keep a text as a file. */
export function downloadText(name: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'application/json' }))
  follow(address, name)
  // The browser has begun to read it by then.
  setTimeout(() => URL.revokeObjectURL(address), 10_000)
}

function follow(address: string, name: string): void {
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
}
