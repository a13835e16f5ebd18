import { act } from 'react'
import { expect, vi } from 'vitest'

/** Goes back by the browser to the screen before; what is tested is on a second page. */
export async function goBack(): Promise<void> {
  window.history.replaceState({ ...window.history.state, __TSR_index: 0 }, '', '/?page=1')
  window.history.pushState({ ...window.history.state, __TSR_index: 1 }, '', '/?page=2')
  await act(async () => {
    const isBack = new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }))
    window.history.back()
    await isBack
    expect(window.location.search).toBe('?page=1')
    await new Promise((resolve) => setTimeout(resolve, 0))
  })
}

/** Waits until the address is that of the second page again. */
export const backIsTaken = () =>
  act(async () => vi.waitFor(() => expect(window.location.search).toBe('?page=2')))
