import { act, type ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { vi } from 'vitest'

Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true)

/** Draws a component into the page, and returns how to take it away. */
export async function mount(component: ReactNode): Promise<() => void> {
  const place = document.createElement('div')
  document.body.append(place)
  const root = createRoot(place)
  await act(async () => root.render(component))
  return () => {
    act(() => root.unmount())
    place.remove()
  }
}

/** Lets something happen, with all that follows from it at once. */
export async function does(work: () => unknown): Promise<void> {
  await act(async () => {
    await work()
  })
}

/** Lets time go by. */
export async function waits(ms: number): Promise<void> {
  await act(async () => {
    await vi.advanceTimersByTimeAsync(ms)
  })
}
