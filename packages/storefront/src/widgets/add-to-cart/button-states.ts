import { createStore, type Store } from '../../runtime/state/create-store.ts'

/** The add-to-cart button (specification, section 4). */
export type ButtonState = 'idle' | 'adding' | 'added'

/** Times of the button (specification, section 9). */
const buttonTimes = { addedAfterMs: 1000, idleAfterMs: 2000, idleAfterErrorMs: 1000 } as const

/** What the button goes through when it is pressed. */
export interface ButtonStates {
  readonly state: Store<ButtonState>
  /** Begins adding; false when the button is busy and the press is to be ignored. */
  begin(): boolean
  /** Shows 'Added!' a second after adding began, then goes back to idle. */
  succeed(): void
  /** Goes back to idle after a while. */
  fail(): void
  /** Goes back at once: nothing was tried. */
  rest(): void
}

/** Makes the states of one button. */
export function createButtonStates(): ButtonStates {
  const state = createStore<ButtonState>('idle')
  let beganAtMs = 0
  return {
    state,
    begin() {
      if (state.get() !== 'idle') return false
      beganAtMs = Date.now()
      state.set('adding')
      return true
    },
    succeed() {
      const leftMs = Math.max(0, beganAtMs + buttonTimes.addedAfterMs - Date.now())
      setTimeout(() => {
        state.set('added')
        setTimeout(() => state.set('idle'), buttonTimes.idleAfterMs)
      }, leftMs)
    },
    fail() {
      setTimeout(() => state.set('idle'), buttonTimes.idleAfterErrorMs)
    },
    rest: () => state.set('idle'),
  }
}
