import type { IslandKind } from './island-kind.ts'
import { createReplay, type Replay } from './replay.ts'

/** How long a visitor's first click may wait for its island before the plain form does the work. */
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
  // Templates that fetch pages by their own scripts tell of what they put in.
  root.addEventListener('vitrine:content', startAll)
}

interface Island {
  readonly replay: Replay
  readonly isAwake: () => boolean
  readonly wake: () => Promise<void>
}

function createIsland(element: HTMLElement, kind: IslandKind): Island {
  const replay = createReplay(element)
  let state = 'asleep' as 'asleep' | 'waking' | 'awake' | 'given-up'
  return {
    replay,
    isAwake: () => state === 'awake' || state === 'given-up',
    async wake() {
      if (state !== 'asleep') return
      state = 'waking'
      try {
        const island = await inTime(kind.load())
        island.wake(element)
        state = 'awake'
      } catch {
        // The plain form still works; an element without one may be tried again at the next touch.
        state = element instanceof HTMLFormElement ? 'given-up' : 'asleep'
      }
      if (state === 'asleep') replay.giveUp()
      else replay.play()
    },
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
    if (island.isAwake()) return
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
