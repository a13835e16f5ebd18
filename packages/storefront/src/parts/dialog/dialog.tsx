import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react'
import { onPressBeside } from './on-press-beside.ts'
import './dialog.css'

/**
 * A modal dialog over the page. The browser's own: the rest of the page is out of reach, Escape closes it, and focus
 * goes back to where it was.
 */
export function Dialog(props: {
  readonly labelledBy: string
  readonly role?: 'dialog' | 'alertdialog'
  /** A further class, for a dialog that is no box in the middle. */
  readonly className?: string
  readonly onClose: () => void
  readonly children: ReactNode
}) {
  const dialog = useRef<HTMLDialogElement>(null)
  const close = useRef(props.onClose)
  useEffect(() => {
    close.current = props.onClose
  })
  useEffect(() => {
    const opener = document.activeElement
    const element = dialog.current
    element?.showModal()
    if (element) onPressBeside(element, () => close.current())
    // A browser lets nobody keep its Escape off for long: the second without a press between them closes, asked or not.
    const onClosed = () => {
      element?.showModal()
      close.current()
    }
    element?.addEventListener('close', onClosed)
    return () => {
      element?.removeEventListener('close', onClosed)
      element?.close()
      if (opener instanceof HTMLElement) opener.focus()
    }
  }, [])
  return (
    <dialog
      ref={dialog}
      className={props.className ? `vt-lightbox ${props.className}` : 'vt-lightbox'}
      role={props.role}
      aria-labelledby={props.labelledBy}
      onCancel={(event) => {
        event.preventDefault()
        props.onClose()
      }}
      onKeyDown={keepHeldKey}
    >
      <div className="vt-lightbox-panel">{props.children}</div>
    </dialog>
  )
}

/** The key that opened it may still be held: pressed again and again, it would press the button that has the focus now. */
function keepHeldKey(event: KeyboardEvent): void {
  if (event.repeat && event.key === 'Enter' && event.target instanceof HTMLButtonElement)
    event.preventDefault()
}
