import { askAgainForStyles } from './ask-again-for-styles.ts'
import type { IslandKind, IslandModule } from './island-kind.ts'
import { createOfflineNote } from './offline-note.ts'
import { createReplay, isPress, type Replay } from './replay.ts'
import { whenRestored } from './when-restored.ts'

/** How long a visitor's click may wait for its island before the plain form does the work. */
export const islandTimeLimitMs = 5_000

const touches = ['pointerover', 'pointerdown', 'focusin', 'keydown', 'change', 'click', 'submit'] as const

/** Wakes each island at its time. What is clicked or submitted before its island is awake happens when it is. */
export function wakeIslands(root: Document, kinds: readonly IslandKind[]): void {
  const known = new WeakMap<Element, Island>()
  const islandAt = (element: HTMLElement, kind: IslandKind): Island => {
    const island = known.get(element) ?? createIsland(element, kind)
    known.set(element, island)
    return island
  }
  for (const type of touches) {
    root.addEventListener(type, (event) => takeTouch(event, kinds, islandAt), {
      capture: true,
      passive: false,
    })
  }
  const startAll = () => {
    for (const kind of kinds) {
      const wake = (element: HTMLElement) => void islandAt(element, kind).wake()
      if (kind.when === 'idle')
        whenIdle(() => root.querySelectorAll<HTMLElement>(kind.selector).forEach(wake))
      if (kind.when === 'seen') whenSeen(root.querySelectorAll<HTMLElement>(kind.selector), wake)
    }
  }
  startAll()
  for (const kind of kinds) {
    if (kind.when === 'restored')
      whenRestored(root, kind.selector, (element) => void islandAt(element, kind).wake())
  }
  // Templates that fetch pages by their own scripts tell of what they put in.
  root.addEventListener('vitrine:content', startAll)
}

interface Island {
  readonly replay: Replay
  /** Whether what happens is nothing to wait with: its script is there, or has to be done without, or could not be had and somebody only points or types. */
  readonly isLeftTo: (event: Event) => boolean
  /** Asks for the script, and does what was held; where it could not be had the next press, choice or submission asks again. */
  readonly wake: () => Promise<void>
}

function createIsland(element: HTMLElement, kind: IslandKind): Island {
  const replay = createReplay(element)
  const note = createOfflineNote()
  let state = 'asleep' as 'asleep' | 'waking' | 'failed' | 'awake' | 'let-be'
  const doWithout = () => {
    const pressed = replay.pressed()
    const place = navigator.onLine ? null : placeOfNote(pressed, element, kind)
    if (place) {
      // Sent now, a form would leave the page for the browser's own of no connection.
      replay.drop()
      note.say(place, kind.failureTitle?.(element) ?? '')
    } else if (element instanceof HTMLFormElement || isAnsweredByServer(pressed)) {
      state = 'let-be'
      replay.play()
    } else if (!replay.giveUp() && pressed && kind.failureTitle) note.say(element, kind.failureTitle(element))
    state = 'failed'
  }
  return {
    replay,
    isLeftTo: (event) => state === 'awake' || state === 'let-be' || (state === 'failed' && !asksAgain(event)),
    async wake() {
      if (state !== 'asleep' && state !== 'failed') return
      if (state === 'failed') askAgainForStyles(element.ownerDocument)
      state = 'waking'
      const island = await inTime(kind.load()).catch(() => null)
      if (island === null) return doWithout()
      note.takeBack()
      state = wakeWith(island, element)
      replay.play()
    },
  }
}

/** Whether a script that could not be had is asked for again: not with every key that somebody types, nor as they go from field to field. */
function asksAgain(event: Event): boolean {
  return acts.includes(event.type) || isPress(event)
}

const acts: readonly string[] = ['pointerdown', 'change', 'submit']

/** Where it is said that a press came to nothing: at its form, or at a button that says what it does; null: nothing was pressed. */
function placeOfNote(pressed: HTMLElement | null, element: HTMLElement, kind: IslandKind): Element | null {
  return pressed?.closest('form') ?? (pressed && kind.failureTitle ? element : null)
}

/** Whether what was pressed sends a form within the island, which the server answers as well. */
function isAnsweredByServer(pressed: HTMLElement | null): boolean {
  const isSubmitted = pressed?.matches('form, button:not([type]), [type="submit"]') ?? false
  return isSubmitted && pressed?.closest('form')?.method === 'post'
}

/** A script that breaks is not asked again: what it began stays, and the plain form works. */
function wakeWith(island: IslandModule, element: HTMLElement): 'awake' | 'let-be' {
  try {
    island.wake(element)
    return 'awake'
  } catch {
    return 'let-be'
  }
}

function takeTouch(
  event: Event,
  kinds: readonly IslandKind[],
  islandAt: (element: HTMLElement, kind: IslandKind) => Island,
): void {
  if (!(event.target instanceof Element)) return
  for (const kind of kinds) {
    const element = outermost(event.target, kind.selector)
    if (!element) continue
    const island = islandAt(element, kind)
    if (island.isLeftTo(event)) return
    island.replay.record(event)
    void island.wake()
    return
  }
}

function outermost(start: Element, selector: string): HTMLElement | null {
  let found: HTMLElement | null = null
  let next = start.closest<HTMLElement>(selector)
  while (next) {
    found = next
    next = next.parentElement?.closest<HTMLElement>(selector) ?? null
  }
  return found
}

function inTime<T>(work: Promise<T>): Promise<T> {
  const limit = new Promise<never>((_, reject) => {
    setTimeout(() => reject(new Error('An island did not load in time')), islandTimeLimitMs)
  })
  return Promise.race([work, limit])
}

function whenIdle(work: () => void): void {
  if ('requestIdleCallback' in window) window.requestIdleCallback(work)
  else setTimeout(work, 200)
}

function whenSeen(elements: Iterable<HTMLElement>, wake: (element: HTMLElement) => void): void {
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting || !(target instanceof HTMLElement)) continue
        observer.unobserve(target)
        wake(target)
      }
    },
    { rootMargin: '200px' },
  )
  for (const element of elements) observer.observe(element)
}
