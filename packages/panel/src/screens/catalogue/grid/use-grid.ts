import { readGridCall } from '@vitrine/contract/catalogue/grid-calls'
import type { Refusal } from '@vitrine/contract/client/outcome'
import { useCallback, useEffect, useRef, useState } from 'react'
import { call } from '../../../call/client.ts'
import type { GridSearch } from './grid-search.ts'
import { changedFields, type GridLine, type GridSite, gridLines } from './rules/grid-line.ts'
import { linesAfterSave, type SentLine } from './rules/grid-save.ts'
import { type SentLines, sendLines } from './send-lines.ts'

/** How many products a call brings. */
const productsPerCall = 100

/** How many steps can be taken back. */
const mostSteps = 50

type Loading =
  | { readonly kind: 'loading' }
  | { readonly kind: 'ready' }
  /** `after`: where the part begins that did not come; null: the first. */
  | { readonly kind: 'failed'; readonly refusal: Refusal; readonly after: string | null }

/** How much of the list is in the grid; `next` is where more is. */
export interface LoadedPart {
  readonly products: number
  readonly total: { readonly count: number; readonly isMore: boolean }
  readonly next: string | null
}

const nothingLoaded: LoadedPart = { products: 0, total: { count: 0, isMore: false }, next: null }

/** The lines of the grid: loaded part by part, edited, taken back, saved. */
export function useGrid(view: GridSearch, site: GridSite) {
  const steps = useSteps()
  const { lines, begin, extend, settle } = steps
  const [loading, setLoading] = useState<Loading>({ kind: 'loading' })
  const [loaded, setLoaded] = useState(nothingLoaded)
  const lastLoad = useRef(0)
  const { q, f } = view

  const load = useCallback(
    async (after: string | null) => {
      lastLoad.current += 1
      const own = lastLoad.current
      setLoading({ kind: 'loading' })
      const outcome = await call(readGridCall, {
        query: { ...(q && { q }), ...(f && { f }), ...(after && { after }), limit: productsPerCall },
      })
      // Something else was looked for meanwhile.
      if (own !== lastLoad.current) return
      if (!outcome.ok) return setLoading({ kind: 'failed', refusal: outcome.refusal, after })
      const { rows, products, total, next } = outcome.reply
      const more = gridLines(rows, site)
      if (after === null) begin(more)
      else extend(more)
      setLoaded((before) => ({ products: (after === null ? 0 : before.products) + products, total, next }))
      setLoading({ kind: 'ready' })
    },
    [q, f, site, begin, extend],
  )

  useEffect(() => void load(null), [load])

  const save = async (): Promise<SentLines> => {
    const sent = await sendLines(lines, site)
    settle(sent.lines)
    return sent
  }

  return {
    ...steps,
    loading,
    loaded,
    save,
    discard: () => steps.change(lines.map((line) => ({ ...line, texts: line.stored, notes: {} }))),
    loadMore: () => void load(loaded.next),
    /** Asks for the part that did not come; what is edited in the others stays. */
    loadAgain: () => void load(loading.kind === 'failed' ? loading.after : null),
  }
}

/** Lines with the steps that led to them. */
function useSteps() {
  const [lines, setLines] = useState<readonly GridLine[]>([])
  const [past, setPast] = useState<readonly (readonly GridLine[])[]>([])
  /** Rises with each other list: what was chosen in the one before is not chosen in it. */
  const [round, setRound] = useState(0)
  const current = useRef(lines)
  current.current = lines
  const begin = useCallback((next: readonly GridLine[]) => {
    setLines(next)
    setPast([])
    setRound((before) => before + 1)
  }, [])
  /** Somebody may have added a product before those that were loaded. */
  const extend = useCallback((more: readonly GridLine[]) => {
    setLines((before) => {
      const known = new Set(before.map((line) => line.key))
      return [...before, ...more.filter((line) => !known.has(line.key))]
    })
    setPast([])
  }, [])
  /** Tells what became of lines that were sent. What was saved cannot be taken back by a step. */
  const settle = useCallback((sent: readonly SentLine[]) => {
    setLines((now) => linesAfterSave(now, sent))
    setPast([])
  }, [])
  const change = useCallback((next: readonly GridLine[]) => {
    setPast((steps) => [...steps.slice(1 - mostSteps), current.current])
    setLines(next)
  }, [])
  const undo = useCallback(() => {
    const last = past.at(-1)
    if (last) setLines(last)
    setPast(past.slice(0, -1))
  }, [past])
  const changedCount = lines.filter((line) => changedFields(line).length > 0).length
  return { lines, round, changedCount, stepCount: past.length, begin, extend, settle, change, undo }
}
