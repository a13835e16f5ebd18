import { type RefObject, useEffect, useRef } from 'react'

/** Moves the focus to what comes with the next drawing, by its selector inside `place`. */
export function useFocusOn(place: RefObject<HTMLElement | null>) {
  const wanted = useRef<string | null>(null)
  useEffect(() => {
    if (wanted.current === null) return
    place.current?.querySelector<HTMLElement>(wanted.current)?.focus()
    wanted.current = null
  })
  return {
    on: (selector: string) => {
      wanted.current = selector
    },
  }
}
