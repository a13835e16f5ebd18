import { useState } from 'react'

/** Which form a screen of records shows. */
interface FormKey {
  readonly key: number
  /** Says that what the form adds is found at this place from now on. */
  readonly goesOnAt: (place: string) => void
}

/**
 * Names the form of a record by its place. One that is being added keeps its form where it is led to, and with it the caret, and what was typed while it
 * was saved. Each other place has a form of its own.
 */
export function useFormKey(place: string): FormKey {
  const [form, setForm] = useState({ place, key: 0, next: '' })
  const key = form.place === place || form.next === place ? form.key : form.key + 1
  if (form.place !== place) setForm({ place, key, next: '' })
  return { key, goesOnAt: (next) => setForm((now) => ({ ...now, next })) }
}
