import { useDebouncedCallback } from '@mantine/hooks'
import { dropItemDraftCall, keepItemDraftCall } from '@vitrine/contract/content/item-calls'
import type { ItemInput } from '@vitrine/domain/content/items/item-input'
import { useEffect, useRef, useState } from 'react'
import { call } from '../../../call/client.ts'

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
  /** Forgets it: it was saved, or thrown away. What is on its way is waited for. */
  readonly stop: () => Promise<void>
  readonly drop: () => Promise<void>
}

/** Keeps a draft a moment after each change, when the tab is hidden, and when the editor is left. */
export function useAutosave(
  itemId: string,
  {
    input,
    isDirty,
    baseAtMs,
  }: { readonly input: ItemInput; readonly isDirty: boolean; readonly baseAtMs: number },
): Autosave {
  const [keeping, setKeeping] = useState<AutosaveState>({ kind: 'nothing' })
  const latest = useRef({ input, baseAtMs, isPending: false })
  const line = useRef<Promise<boolean>>(Promise.resolve(true))

  const send = async (): Promise<boolean> => {
    const { input: written, baseAtMs: base, isPending } = latest.current
    if (!isPending) return true
    latest.current.isPending = false
    const outcome = await call(keepItemDraftCall, {
      params: { itemId },
      body: { input: written, baseAtMs: base },
    })
    if (!outcome.ok) latest.current.isPending = true
    setKeeping(outcome.ok ? { kind: 'kept', atMs: outcome.reply.savedAtMs } : { kind: 'failed' })
    return outcome.ok
  }
  const flush = () => {
    line.current = line.current.then(send)
    return line.current
  }
  const flushSoon = useDebouncedCallback(() => void flush(), pauseMs)

  const first = useRef(true)
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is kept is what was written last; a change of it is all that counts.
  useEffect(() => {
    latest.current = { input, baseAtMs, isPending: isDirty && !first.current }
    first.current = false
    if (!latest.current.isPending) return
    setKeeping({ kind: 'waiting' })
    flushSoon()
  }, [input, isDirty, baseAtMs])

  useLastChance(() => latest.current.isPending, flush)

  const stop = async () => {
    latest.current.isPending = false
    await line.current
    setKeeping({ kind: 'nothing' })
  }
  const drop = async () => {
    await stop()
    await call(dropItemDraftCall, { params: { itemId } })
  }
  return { keeping, flush, stop, drop }
}

/** Keeps what was written when the tab is hidden or the editor is left, and asks before a tab is closed that has not kept it yet. */
function useLastChance(isPending: () => boolean, flush: () => Promise<boolean>): void {
  const now = useRef({ isPending, flush })
  now.current = { isPending, flush }
  useEffect(() => {
    const hide = () => document.visibilityState === 'hidden' && void now.current.flush()
    const close = (event: BeforeUnloadEvent) => now.current.isPending() && event.preventDefault()
    document.addEventListener('visibilitychange', hide)
    window.addEventListener('beforeunload', close)
    return () => {
      document.removeEventListener('visibilitychange', hide)
      window.removeEventListener('beforeunload', close)
      void now.current.flush()
    }
  }, [])
}
