import type { ReplyOf } from '@vitrine/contract/call'
import { sendAllRestockCall, sendRestockCall } from '@vitrine/contract/restock/panel-calls'
import { type PreparedCall, prepareCall } from '../../call/prepare-call.ts'
import { useChange } from '../../parts/changes/use-change.ts'

interface VariantKey {
  readonly productId: string
  readonly variantId: string
}

type Told = ReplyOf<typeof sendRestockCall>

/** Telling people that something is back. */
export function useTelling() {
  const change = useChange<Told>()
  const run = (sending: PreparedCall<Told>) => change.send(sending, toldText)
  return {
    change,
    tell: ({ productId, variantId }: VariantKey) =>
      run(prepareCall(sendRestockCall, { body: { productId, variantId } })),
    // Which those are the server knows: the list shows only some, as they were.
    tellAll: () => run(prepareCall(sendAllRestockCall, { body: {} })),
  }
}

function toldText({ sent }: Told): string {
  if (sent === 0) return 'Nobody was told: nobody waits for what is in stock'
  return sent === 1 ? 'A mail is on its way' : 'The mails are on their way'
}
