/**
 * Files of widgets share one window, since making one costs more than most of them. Each leaves it as it found it: nothing drawn,
 * kept, stubbed or listening, and modules that remember nothing.
 */
import type { DetachedWindowAPI } from 'happy-dom'
import { afterAll, vi } from 'vitest'

declare global {
  interface Window {
    readonly happyDOM: DetachedWindowAPI
  }
}

// A file that renders on the server has no window.
if (globalThis.window) {
  const address = location.href
  // Every page of ours comes with one. Without it a change waits for the one before, which tests may leave without an answer.
  // biome-ignore lint/suspicious/noDocumentCookie: the window of the tests has no store of cookies.
  document.cookie = 'crumb=a-crumb;path=/'
  const stopListening = [listenInTurn(document), listenInTurn(window)]
  afterAll(() => {
    for (const stop of stopListening) stop()
    vi.useRealTimers()
    vi.unstubAllGlobals()
    vi.resetModules()
    emptyPage()
    forgetVisitor()
    window.happyDOM.setURL(address)
  })
}

/** Notes who listens to a target from now on; the answer ends it. */
function listenInTurn(target: EventTarget): () => void {
  const listen = target.addEventListener
  const noted: Parameters<EventTarget['addEventListener']>[] = []
  target.addEventListener = (...listener: Parameters<EventTarget['addEventListener']>) => {
    noted.push(listener)
    listen.apply(target, listener)
  }
  return () => {
    target.addEventListener = listen
    for (const listener of noted) target.removeEventListener(...listener)
  }
}

function emptyPage(): void {
  for (const element of [document.documentElement, document.head, document.body]) {
    for (const { name } of [...element.attributes]) element.removeAttribute(name)
  }
  document.head.replaceChildren()
  document.body.replaceChildren()
}

function forgetVisitor(): void {
  localStorage.clear()
  sessionStorage.clear()
  // biome-ignore lint/suspicious/noDocumentCookie: the window has no cookie store.
  for (const pair of document.cookie.split('; ')) document.cookie = `${pair}; max-age=0; path=/`
}
