import { type RefObject, useEffect, useRef } from 'react'

/** Moves the focus to what comes with the next drawing: to what the first of the selectors that finds something finds inside `place`. */
export function useFocusOn(place: RefObject<HTMLElement | null>) {
  const wanted = useRef<readonly string[]>([])
  useEffect(() => {
    for (const selector of wanted.current) {
      const found = place.current?.querySelector<HTMLElement>(selector)
      if (!found) continue
      found.focus()
      // What stands in a field that is new is there to be written over.
      if (found instanceof HTMLInputElement) found.select()
      break
    }
    wanted.current = []
  })
  return {
    on: (...selectors: readonly string[]) => {
      wanted.current = selectors
    },
  }
}
