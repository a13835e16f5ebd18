import type { ReplyOf } from '@vitrine/contract/call'
import type { renewRecoveryCodesCall } from '@vitrine/contract/owners/factor-calls'
import { type Change, useChange } from '../../../parts/changes/use-change.ts'

/** Codes on paper, as whatever makes them answers; told this once. */
export type NewCodes = ReplyOf<typeof renewRecoveryCodesCall>

/** Makes new codes on paper, and hands them to what shows them. */
export function useNewCodes(onCodes: (codes: readonly string[]) => void): Change<NewCodes> {
  return useChange<NewCodes>({
    refused: 'No new codes',
    onDone: ({ recoveryCodes }) => onCodes(recoveryCodes),
  })
}
