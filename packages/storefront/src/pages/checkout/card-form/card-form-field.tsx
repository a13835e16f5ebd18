import type { CardFormSource } from '@vitrine/contract/checkout/page-props'
import { useEffect, useRef, useState } from 'react'
import type { StepProps } from '../checkout-context.ts'
import { drawCardForm } from './card-form.ts'

interface CardFormField extends StepProps {
  readonly source: CardFormSource
  readonly isChosen: boolean
  /** What is read where the form cannot be drawn: the service's own page is used then. */
  readonly otherwise: string
}

/** The place in which a service draws its card form, once it is chosen. */
export function CardFormField({ source, isChosen, otherwise, store, state, props }: CardFormField) {
  const place = useRef<HTMLDivElement>(null)
  const [phase, setPhase] = useState<'waiting' | 'drawn' | 'failed'>('waiting')
  const { value: amountCents, currencyCode } = state.reply.cart.amountDue
  const isWanted = isChosen && state.isAwake && state.open.name === 'payment' && phase !== 'failed'

  // biome-ignore lint/correctness/useExhaustiveDependencies: an amount that changes is told to the form that is there.
  useEffect(() => {
    if (!isWanted || place.current === null) return
    let isOver = false
    const options = { ...source, amountCents, currency: currencyCode, locale: props.locale }
    drawCardForm(place.current, options).then(
      (cardForm) => {
        if (isOver) return cardForm.remove()
        store.patch({ cardForm })
        setPhase('drawn')
      },
      () => {
        if (!isOver) setPhase('failed')
      },
    )
    return () => {
      isOver = true
      store.get().cardForm?.remove()
      store.patch({ cardForm: null })
      setPhase((was) => (was === 'drawn' ? 'waiting' : was))
    }
  }, [isWanted, source, store])

  useEffect(() => state.cardForm?.show(amountCents), [state.cardForm, amountCents])

  return (
    <>
      {phase === 'drawn' ? null : (
        <p className="vt-preserve" role={isWanted ? 'status' : undefined}>
          {isWanted ? 'Loading the card form…' : otherwise}
        </p>
      )}
      <div ref={place} className="vt-card-form" />
    </>
  )
}
