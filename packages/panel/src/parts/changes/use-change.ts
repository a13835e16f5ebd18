import { useQueryClient } from '@tanstack/react-query'
import type { Call } from '@vitrine/contract/call'
import type { Refusal } from '@vitrine/contract/client/outcome'
import { useEffect, useRef, useState } from 'react'
import type { Sending } from '../../call/prepare-call.ts'
import { readAfter } from '../../call/read-after.ts'
import { isUnknown, standsOtherwise } from '../../call/refusal.ts'
import { toastError, toastOver, toastSaved } from '../toasts/toast.ts'

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
   * Calls whose answers are another after the change, and after a refusal that says that things stand otherwise than they are shown; those of a
   * prepared call stand in `call/stale-reads.ts`.
   */
  readonly stale?: readonly Pick<Call, 'name'>[]
  /** Calls that are read again after such a refusal alone: once the change is made, `onDone` knows what becomes of them. */
  readonly staleIfRefused?: readonly Pick<Call, 'name'>[]
  /** Whether all is read again before the change is over: a row of a list is changed, or gone, by then. */
  readonly isReadFirst?: boolean
  /** Where nothing shows the state: the title of the toast that says why it was refused. */
  readonly refused?: string
  /** Takes over what was answered, wherever one is by then. */
  readonly onDone?: (reply: Reply) => void
  /** Goes on from here, to another screen, dialog or field: not where the screen was left meanwhile. */
  readonly goOn?: (reply: Reply) => void
}

const idle: ChangeState = { kind: 'idle' }

/** Said where the screen that would say why was left meanwhile. */
const notMadeText = 'The last change was not made'

/** Said where no answer came. */
const unknownText = 'It is not known whether this was done'

/** The life of a change, from the button to the toast. */
export function useChange<Reply = unknown>({
  stale = [],
  staleIfRefused = [],
  isReadFirst = false,
  refused,
  onDone,
  goOn,
}: ChangeOptions<Reply> = {}): Change<Reply> {
  const queries = useQueryClient()
  const [state, setState] = useState(idle)
  const onItsWay = useRef<Promise<Refusal | null> | null>(null)
  const isShown = useIsShown()
  const toastIdOf = ({ made }: Sending<Reply>) => refused ?? made?.name ?? notMadeText
  const refuse = (sending: Sending<Reply>, refusal: Refusal) => {
    const isToldHere = refused === undefined && isShown.current
    setState(isToldHere ? { kind: 'refused', refusal } : idle)
    if (!isToldHere) {
      const title = isUnknown(refusal) ? unknownText : (refused ?? notMadeText)
      toastError(title, refusal.message, toastIdOf(sending))
    }
    return refusal
  }
  const ask = async (sending: Sending<Reply>) => {
    const outcome = await sending()
    // Looked at again, or opened again, it is as it stands now.
    const isOld = outcome.ok || standsOtherwise(outcome.refusal)
    const others = outcome.ok ? stale : [...stale, ...staleIfRefused]
    const reading = isOld && readAfter(queries, sending.made, others)
    if (isReadFirst) await reading
    return outcome
  }
  const make = async (sending: Sending<Reply>, saved?: Saved<Reply>) => {
    setState({ kind: 'saving' })
    const outcome = await ask(sending).finally(() => {
      onItsWay.current = null
    })
    if (!outcome.ok) return refuse(sending, outcome.refusal)
    setState(idle)
    toastOver(toastIdOf(sending))
    if (saved !== undefined) toastSaved(typeof saved === 'string' ? saved : saved(outcome.reply))
    onDone?.(outcome.reply)
    if (isShown.current) goOn?.(outcome.reply)
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
