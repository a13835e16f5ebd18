import { opensElsewhere } from './plain-press.ts'

/** Holds the first thing a visitor did to an island that was not awake yet. */
export interface Replay {
  /** Keeps a click or submit from happening now, if it is one that the island is to answer. */
  record(event: Event): void
  /** Lets it happen. */
  play(): void
  /** What was pressed or submitted, and is to do something here: no link. */
  pressed(): HTMLElement | null
  /** Forgets it. */
  drop(): void
  /** Nothing could answer it: what is a link, or stands in one, leads where that leads. False: all else is let be. */
  giveUp(): boolean
}

/** Makes the memory of one island. While it holds something the island is marked busy. */
export function createReplay(island: HTMLElement): Replay {
  let repeat: Repetition | null = null
  const take = () => {
    const taken = repeat
    repeat = null
    island.removeAttribute('aria-busy')
    return taken
  }
  return {
    record(event) {
      const again = repetitionOf(event, island)
      if (!again) return
      event.preventDefault()
      event.stopPropagation()
      repeat ??= again
      island.setAttribute('aria-busy', 'true')
    },
    pressed: () => repeat?.pressed ?? null,
    drop: () => void take(),
    play: () => take()?.again(),
    giveUp() {
      const lead = take()?.withoutIsland
      lead?.()
      return lead !== undefined
    },
  }
}

/** What a visitor did, to be done once more. */
interface Repetition {
  readonly again: () => void
  /** Null: a link, which leads on. */
  readonly pressed: HTMLElement | null
  /** What happens when there is no island to answer. */
  readonly withoutIsland?: () => void
}

function repetitionOf(event: Event, island: HTMLElement): Repetition | null {
  const { target } = event
  if (event.type === 'submit' && event instanceof SubmitEvent && target instanceof HTMLFormElement) {
    const { submitter } = event
    return { pressed: target, again: () => target.requestSubmit(submitter) }
  }
  if (!(target instanceof Element) || !isPress(event) || opensElsewhere(event)) return null
  // A link that is an island itself does something else than lead on.
  const link = island.matches('a[href]') ? island : null
  const button =
    target.closest<HTMLElement>('button, input[type="submit"], [role="button"]:not(label)') ?? link
  if (!button) return null
  const again = () => button.click()
  const around = button.closest<HTMLAnchorElement>('a[href]')
  if (!around) return { pressed: button, again }
  const withoutIsland = () => location.assign(around.href)
  return { pressed: button instanceof HTMLAnchorElement ? null : button, again, withoutIsland }
}

/** Whether something is a click, or the key that presses what is a button by its role only. */
export function isPress(event: Event): boolean {
  if (event.type === 'click') return true
  if (event.type !== 'keydown' || !(event instanceof KeyboardEvent)) return false
  const isButtonByRole = event.target instanceof Element && event.target.matches('[role="button"]:not(label)')
  return isButtonByRole && (event.key === 'Enter' || event.key === ' ')
}
