import { eventText } from '@vitrine/domain/subscriptions/record/fact-text'
import { useEffect, useRef } from 'react'
import { toastError, toastOver, toastSaved } from '../../../parts/toasts/toast.ts'
import type { SubscriptionRecord } from '../subscription-row.ts'

/** Says what became of a payment that was tried while the screen was open. */
export function useToldOutcome({ isTriedNow, history }: SubscriptionRecord): void {
  /** How long the history was while it was tried; null: nothing was. */
  const before = useRef<number | null>(null)
  useEffect(() => {
    if (isTriedNow) {
      before.current ??= history.length
      toastOver(failedTitle)
    } else if (before.current !== null) {
      tellOutcome(history.slice(0, history.length - before.current))
      before.current = null
    }
  }, [isTriedNow, history])
}

/** Of what waits for goods instead the screen says so. */
function tellOutcome(events: SubscriptionRecord['history']): void {
  const declined = events.find(({ fact }) => fact?.code === 'declined')
  if (events.some(({ fact }) => fact?.code === 'renewed')) toastSaved('The payment was made')
  else if (declined) toastError(failedTitle, eventText(declined, { to: 'owner' }))
}

const failedTitle = 'The payment was not made'
