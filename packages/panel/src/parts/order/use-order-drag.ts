import { type PointerEvent, type RefObject, useEffect, useRef, useState } from 'react'
import { type DropRow, type DropSpot, spotAt } from './drop-spot.ts'

interface OrderDragOptions {
  /** The element around all rows, which bear `data-order-key` and, where they hold others, `data-order-holds`. */
  readonly list: RefObject<HTMLElement | null>
  /** How the rows run; `down` by default. */
  readonly runs?: 'down' | 'across'
  readonly canDrop: (dragged: string, spot: DropSpot) => boolean
  readonly onDrop: (dragged: string, spot: DropSpot) => void
}

/** What is dragged at this moment, and how the grips of rows take part. */
export interface OrderDrag {
  readonly dragged: string | null
  readonly spot: DropSpot | null
  /** For the grip of a row, which is dragged by mouse, pen or finger. */
  readonly gripProps: (key: string) => {
    readonly onPointerDown: (event: PointerEvent<HTMLElement>) => void
    readonly onClickCapture: (event: { preventDefault(): void; stopPropagation(): void }) => void
  }
}

/** So far a pointer goes before a press becomes a drag. */
const slackPx = 5

/** So near to the edge of the window it begins to scroll, and by so much at each frame. */
const scrollZone = { edgePx: 70, stepPx: 10 } as const

/** Lets rows be dragged to another place. Escape puts a row back; a press that was a drag is no click. */
export function useOrderDrag(options: OrderDragOptions): OrderDrag {
  const [state, setState] = useState<{ readonly dragged: string; readonly spot: DropSpot | null } | null>(
    null,
  )
  const latest = useRef(options)
  const wasDrag = useRef(false)
  const end = useRef<(() => void) | null>(null)
  useEffect(() => {
    latest.current = options
  })
  useEffect(() => () => end.current?.(), [])

  const begin = (key: string, event: PointerEvent<HTMLElement>) => {
    if (event.button !== 0) return
    wasDrag.current = false
    const start = { x: event.clientX, y: event.clientY }
    let at = start
    let spot: DropSpot | null = null
    let frame = 0

    const look = () => {
      const { list, runs = 'down', canDrop } = latest.current
      const found = spotAt(at, rowsIn(list.current), runs)
      spot = found && found.key !== key && canDrop(key, found) ? found : null
      setState({ dragged: key, spot })
    }
    const scroll = () => {
      const { edgePx, stepPx } = scrollZone
      const by = at.y < edgePx ? -stepPx : at.y > window.innerHeight - edgePx ? stepPx : 0
      if (by !== 0) {
        window.scrollBy(0, by)
        look()
      }
      frame = requestAnimationFrame(scroll)
    }
    const move = (moved: globalThis.PointerEvent) => {
      if (moved.pointerId !== event.pointerId) return
      at = { x: moved.clientX, y: moved.clientY }
      if (!wasDrag.current) {
        if (Math.hypot(at.x - start.x, at.y - start.y) < slackPx) return
        wasDrag.current = true
        frame = requestAnimationFrame(scroll)
      }
      look()
    }
    const stop = () => {
      cancelAnimationFrame(frame)
      for (const [name, listener] of listeners) window.removeEventListener(name, listener)
      end.current = null
      setState(null)
    }
    const drop = () => {
      stop()
      if (spot) latest.current.onDrop(key, spot)
    }
    const listeners = [
      ['pointermove', (each: Event) => move(each as globalThis.PointerEvent)],
      ['pointerup', drop],
      ['pointercancel', stop],
      ['keydown', (each: Event) => (each as KeyboardEvent).key === 'Escape' && stop()],
    ] as const
    for (const [name, listener] of listeners) window.addEventListener(name, listener)
    end.current = stop
  }

  return {
    dragged: state?.dragged ?? null,
    spot: state?.spot ?? null,
    gripProps: (key) => ({
      onPointerDown: (event) => begin(key, event),
      onClickCapture: (event) => {
        if (!wasDrag.current) return
        wasDrag.current = false
        event.preventDefault()
        event.stopPropagation()
      },
    }),
  }
}

function rowsIn(list: HTMLElement | null): readonly DropRow[] {
  const elements = list?.querySelectorAll<HTMLElement>('[data-order-key]') ?? []
  return [...elements].map((element) => ({
    key: element.dataset.orderKey ?? '',
    holds: element.dataset.orderHolds !== undefined,
    box: element.getBoundingClientRect(),
  }))
}
