import type { MouseEvent } from 'react'
import { flushSync } from 'react-dom'

type Press = Pick<MouseEvent<HTMLElement>, 'currentTarget'>

const fields = 'input:not([type=hidden]), textarea, select'

/** Adds a row of fields, and goes to its first: whoever pressed the button is about to fill it, and it stands above the button. */
export function addRow({ currentTarget }: Press, add: () => void): void {
  const screen = currentTarget.closest('form, main, [role=dialog]') ?? document.body
  const before = new Set(screen.querySelectorAll(fields))
  flushSync(add)
  const added = [...screen.querySelectorAll<HTMLElement>(fields)].find((field) => !before.has(field))
  added?.focus()
}

/** Takes away what the pressed button stands in, and leads to the button marked `data-adds` or else to what is left beside it: a focus that is gone leaves keyboard users nowhere. */
export function removeRow({ currentTarget }: Press, remove: () => void): void {
  const around = ancestorsOf(currentTarget)
  flushSync(remove)
  if (currentTarget.isConnected) return
  for (const each of around.filter(({ isConnected }) => isConnected)) {
    const next =
      [...each.querySelectorAll<HTMLElement>('[data-adds]')].at(-1) ??
      each.querySelector<HTMLElement>(`button:not(:disabled), ${fields}`)
    if (next) {
      next.focus()
      return
    }
  }
}

function ancestorsOf(element: Element): readonly Element[] {
  const parent = element.parentElement
  return parent ? [parent, ...ancestorsOf(parent)] : []
}
