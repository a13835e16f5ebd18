import { useDebouncedCallback } from '@mantine/hooks'
import { useQueryClient } from '@tanstack/react-query'
import { createTurns } from '@vitrine/contract/client/create-turns'
import { dropItemDraftCall, keepItemDraftCall } from '@vitrine/contract/content/item-calls'
import type { ItemInput } from '@vitrine/domain/content/items/item-input'
import { useEffect, useRef, useState } from 'react'
import { call } from '../../../call/client.ts'
import { asItemWork } from './item-work.ts'
import { noteOfItem } from './note-of-item.ts'

/** How long the editor waits for the next change before it keeps what was written. */
const pauseMs = 1_500

/** Whether what was written is kept on the server. */
type AutosaveState =
  | { readonly kind: 'nothing' | 'waiting' | 'failed' }
  | { readonly kind: 'kept'; readonly atMs: number }

/** Keeps what is written of an item and not saved. */
export interface Autosave {
  readonly keeping: AutosaveState
  /** Keeps it at once; false when that did not work. */
  readonly flush: () => Promise<boolean>
  /** Sends nothing until it is released, while the item is saved or removed; what is on its way is waited for. */
  readonly hold: () => Promise<void>
  /** Goes on once that is over. */
  readonly release: () => void
  /** Forgets what was written up to now: it was saved. */
  readonly forget: () => void
  /** Removes it from the server, too: it was thrown away. */
  readonly drop: () => Promise<void>
}

/** What of an item may have to be kept. */
interface Written {
  readonly input: ItemInput
  readonly isDirty: boolean
  readonly baseAtMs: number
  /** When what the editor was opened with was kept; null: it is the item as it is stored. */
  readonly keptAtMs: number | null
}

/** Keeps a draft a moment after each change, when the tab is hidden, and when the editor is left. */
export function useAutosave(itemId: string, { input, isDirty, baseAtMs, keptAtMs }: Written): Autosave {
  const queries = useQueryClient()
  const [keeping, setKeeping] = useState<AutosaveState>(
    keptAtMs === null ? { kind: 'nothing' } : { kind: 'kept', atMs: keptAtMs },
  )
  const latest = useRef({ input, baseAtMs, isPending: false })
  /** How many hold it: the item may be thrown away while it is saved. */
  const holds = useRef(0)
  const isOnServer = useRef(keptAtMs !== null)
  const [takeTurn] = useState(createTurns)

  const send = async (): Promise<boolean> => {
    const { input: written, baseAtMs: base, isPending } = latest.current
    if (!isPending || holds.current > 0) return true
    latest.current.isPending = false
    const outcome = await call(keepItemDraftCall, {
      params: { itemId },
      body: { input: written, baseAtMs: base },
    })
    if (outcome.ok) {
      isOnServer.current = true
      const { savedAtMs } = outcome.reply
      noteOfItem(queries, itemId, { draft: { input: written, baseAtMs: base, savedAtMs } })
    } else latest.current.isPending = true
    // What was typed meanwhile waits for its own turn.
    const isKept = outcome.ok && !latest.current.isPending
    if (isKept) setKeeping({ kind: 'kept', atMs: outcome.reply.savedAtMs })
    if (!outcome.ok) setKeeping({ kind: 'failed' })
    return outcome.ok
  }
  const remove = async (): Promise<boolean> => {
    isOnServer.current = false
    setKeeping({ kind: 'nothing' })
    const outcome = await call(dropItemDraftCall, { params: { itemId } })
    if (outcome.ok) noteOfItem(queries, itemId, { draft: null })
    return outcome.ok
  }
  const inTurn = (work: () => Promise<boolean>) => asItemWork(queries, itemId, () => takeTurn(work))
  const flush = () => inTurn(send)
  const flushSoon = useDebouncedCallback(() => void flush(), pauseMs)

  const forget = () => {
    latest.current.isPending = false
    isOnServer.current = false
    setKeeping({ kind: 'nothing' })
  }
  const drop = async () => {
    forget()
    await inTurn(remove)
  }

  const first = useRef(true)
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is kept is what was written last; a change of it is all that counts.
  useEffect(() => {
    latest.current = { input, baseAtMs, isPending: isDirty && !first.current }
    first.current = false
    if (latest.current.isPending) {
      setKeeping({ kind: 'waiting' })
      flushSoon()
    } else if (!isDirty && isOnServer.current) void drop()
  }, [input, isDirty, baseAtMs])

  useLastChance(flush)

  const hold = async () => {
    holds.current += 1
    await takeTurn(async () => undefined)
  }
  const release = () => {
    holds.current -= 1
    flushSoon()
  }
  return { keeping, flush, hold, release, forget, drop }
}

/** Keeps what was written when the tab is hidden or the editor is left. */
function useLastChance(flush: () => Promise<boolean>): void {
  const now = useRef(flush)
  now.current = flush
  useEffect(() => {
    const hide = () => document.visibilityState === 'hidden' && void now.current()
    document.addEventListener('visibilitychange', hide)
    return () => {
      document.removeEventListener('visibilitychange', hide)
      void now.current()
    }
  }, [])
}
