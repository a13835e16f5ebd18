import { useQueryClient } from '@tanstack/react-query'
import type { ReplyOf } from '@vitrine/contract/call'
import type { Outcome, Refusal } from '@vitrine/contract/client/outcome'
import {
  listRestockCall,
  listRestockGroupsCall,
  sendAllRestockCall,
  sendRestockCall,
} from '@vitrine/contract/restock/panel-calls'
import { useState } from 'react'
import { call } from '../../call/client.ts'
import { toastSaved } from '../../parts/toasts/toast.ts'

interface VariantKey {
  readonly productId: string
  readonly variantId: string
}

/** The life of telling people, from the button to the toast. */
export function useTelling() {
  const queries = useQueryClient()
  const [isSending, setSending] = useState(false)
  const [refusal, setRefusal] = useState<Refusal | null>(null)
  const run = async (send: () => Promise<Outcome<ReplyOf<typeof sendRestockCall>>>) => {
    setSending(true)
    setRefusal(null)
    const outcome = await send()
    setSending(false)
    if (!outcome.ok) return setRefusal(outcome.refusal)
    for (const { name } of [listRestockGroupsCall, listRestockCall])
      void queries.invalidateQueries({ queryKey: [name] })
    const { sent } = outcome.reply
    toastSaved(sent === 1 ? 'A mail is on its way' : 'The mails are on their way')
  }
  return {
    isSending,
    refusal,
    tell: ({ productId, variantId }: VariantKey) =>
      run(() => call(sendRestockCall, { body: { productId, variantId } })),
    tellAll: (variants: readonly VariantKey[]) => {
      const sendRequests = variants.map(({ productId, variantId }) => ({ productId, variantId }))
      return run(() => call(sendAllRestockCall, { body: { sendRequests } }))
    },
  }
}
