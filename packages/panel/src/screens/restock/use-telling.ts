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
  const run = (sending: PreparedCall<Told>) =>
    change.send(sending, ({ sent }) => (sent === 1 ? 'A mail is on its way' : 'The mails are on their way'))
  return {
    change,
    tell: ({ productId, variantId }: VariantKey) =>
      run(prepareCall(sendRestockCall, { body: { productId, variantId } })),
    tellAll: (variants: readonly VariantKey[]) => {
      const sendRequests = variants.map(({ productId, variantId }) => ({ productId, variantId }))
      return run(prepareCall(sendAllRestockCall, { body: { sendRequests } }))
    },
  }
}
