import { vi } from 'vitest'

/** Notes who listens to window and document from now on; the answer ends it, so that no test hears what another began. */
export function noteListeners(): () => void {
  const ends = [window, document].map((target: EventTarget) => {
    const noted: Parameters<EventTarget['addEventListener']>[] = []
    const listen = target.addEventListener
    const spy = vi.spyOn(target, 'addEventListener').mockImplementation((...listener) => {
      noted.push(listener)
      listen.apply(target, listener)
    })
    return () => {
      spy.mockRestore()
      for (const listener of noted) target.removeEventListener(...listener)
    }
  })
  return () => {
    for (const end of ends) end()
  }
}
