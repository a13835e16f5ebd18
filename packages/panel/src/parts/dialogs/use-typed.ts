import { type FocusEvent, type FormEvent, useCallback, useRef, useState } from 'react'

/** What somebody typed into the fields of a dialog. */
interface Typed {
  /** Whether a field holds something else than before it was typed into. */
  readonly isTyped: boolean
  readonly forget: () => void
  /** For the element around the fields. */
  readonly watch: {
    readonly ref: (around: HTMLElement | null) => void
    readonly onFocus: (event: FocusEvent<HTMLElement>) => void
    readonly onInput: (event: FormEvent<HTMLElement>) => void
  }
}

/** Tells whether anything was typed that would be lost; what was erased again would not. */
export function useTyped(): Typed {
  const [isTyped, setTyped] = useState(false)
  const first = useRef(new Map<EventTarget, string>())
  const touched = useRef(new Set<EventTarget>())
  const note = (field: Element) => {
    if (!touched.current.has(field)) first.current.set(field, contentOf(field))
  }
  const ref = useCallback((around: HTMLElement | null) => {
    first.current.clear()
    touched.current.clear()
    for (const field of around?.querySelectorAll(fields) ?? []) first.current.set(field, contentOf(field))
  }, [])
  return {
    isTyped,
    forget: () => setTyped(false),
    watch: {
      ref,
      // What is shown later, or filled by the server, is as it was found.
      onFocus: ({ target }) => note(target),
      onInput: ({ target }) => {
        touched.current.add(target)
        setTyped([...touched.current].some((each) => contentOf(each) !== first.current.get(each)))
      },
    },
  }
}

const fields = 'input, textarea, select, [contenteditable]'

function contentOf(field: EventTarget): string {
  if (field instanceof HTMLInputElement && /^(checkbox|radio)$/.test(field.type)) return String(field.checked)
  const isField =
    field instanceof HTMLInputElement ||
    field instanceof HTMLTextAreaElement ||
    field instanceof HTMLSelectElement
  if (isField) return field.value
  return field instanceof HTMLElement ? field.innerHTML : ''
}
