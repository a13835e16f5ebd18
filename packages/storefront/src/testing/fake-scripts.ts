import { vi } from 'vitest'

/**
 * Puts a far side in place of scripts that are added to the page: `comes` decides whether each does, and may put on the window what it
 * would. The addresses that were asked for are in the returned list, in order.
 */
export function fakeScripts(comes: (address: string) => boolean): string[] {
  const asked: string[] = []
  vi.spyOn(document.head, 'append').mockImplementation((script) => {
    if (!(script instanceof HTMLScriptElement)) return
    asked.push(script.src)
    const event = new Event(comes(script.src) ? 'load' : 'error')
    queueMicrotask(() => script.dispatchEvent(event))
  })
  return asked
}
