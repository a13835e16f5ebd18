import { useQueryClient } from '@tanstack/react-query'
import type { Call } from '@vitrine/contract/call'
import type { Refusal } from '@vitrine/contract/client/outcome'
import { useEffect, useRef, useState } from 'react'
import type { Sending } from '../../call/prepare-call.ts'
import { readAfter } from '../../call/stale-reads.ts'
import { toastError, toastSaved } from '../toasts/toast.ts'

/** Where a change is. What was made leaves no trace but what is read again. */
export type ChangeState =
  | { readonly kind: 'idle' }
  | { readonly kind: 'saving' }
  | { readonly kind: 'refused'; readonly refusal: Refusal }

/** A change as a dialog shows it. */
export interface ShownChange {
  readonly state: ChangeState
  /** Forgets why it was refused: whoever opens the dialog again begins anew. */
  readonly forget: () => void
}

/** A change that somebody makes. */
export interface Change<Reply> extends ShownChange {
  /**
   * Sends the change, and says in the words of `saved` that it is made; returns the refusal where there is one. While one is on its way no
   * second is sent: who asks gets the answer to the first.
   */
  readonly send: (sending: Sending<Reply>, saved?: Saved<Reply>) => Promise<Refusal | null>
}

type Saved<Reply> = string | ((reply: Reply) => string)

interface ChangeOptions<Reply> {
  /**
   * Calls whose answers are another after the change, and after a refusal because somebody else changed the same; those of a prepared call
   * stand in `call/stale-reads.ts`.
   */
  readonly stale?: readonly Pick<Call, 'name'>[]
  /** Where nothing shows the state: the title of the toast that says why it was refused. */
  readonly refused?: string
  readonly onDone?: (reply: Reply) => void
}

const idle: ChangeState = { kind: 'idle' }

/** Said where the screen that would say why was left meanwhile. */
const notMadeText = 'The last change was not made'

/** The life of a change, from the button to the toast. */
export function useChange<Reply = unknown>({
  stale = [],
  refused,
  onDone,
}: ChangeOptions<Reply> = {}): Change<Reply> {
  const queries = useQueryClient()
  const [state, setState] = useState(idle)
  const onItsWay = useRef<Promise<Refusal | null> | null>(null)
  const isShown = useIsShown()
  const refresh = ({ made }: Sending<Reply>) => {
    if (made) void readAfter(queries, made)
    for (const { name } of stale) void queries.invalidateQueries({ queryKey: [name] })
  }
  const refuse = (sending: Sending<Reply>, refusal: Refusal) => {
    const isToldHere = refused === undefined && isShown.current
    setState(isToldHere ? { kind: 'refused', refusal } : idle)
    if (!isToldHere) toastError(refused ?? notMadeText, refusal.message)
    // Somebody else changed it meanwhile: opened again, it is as it stands now.
    if (refusal.status === 409) refresh(sending)
    return refusal
  }
  const make = async (sending: Sending<Reply>, saved?: Saved<Reply>) => {
    setState({ kind: 'saving' })
    const outcome = await sending().finally(() => {
      onItsWay.current = null
    })
    if (!outcome.ok) return refuse(sending, outcome.refusal)
    setState(idle)
    refresh(sending)
    if (saved !== undefined) toastSaved(typeof saved === 'string' ? saved : saved(outcome.reply))
    onDone?.(outcome.reply)
    return null
  }
  return {
    state,
    forget: () => setState((now) => (now.kind === 'refused' ? idle : now)),
    send: (sending, saved) => {
      onItsWay.current ??= make(sending, saved)
      return onItsWay.current
    },
  }
}

/** Whether what uses it is still on the screen. */
function useIsShown(): { readonly current: boolean } {
  const isShown = useRef(true)
  useEffect(() => {
    isShown.current = true
    return () => {
      isShown.current = false
    }
  }, [])
  return isShown
}

/** Why a change was refused; null where it was not. */
export function refusalIn({ state }: Pick<ShownChange, 'state'>): Refusal | null {
  return state.kind === 'refused' ? state.refusal : null
}
