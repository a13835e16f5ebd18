import { wantToasts } from './wanted-toasts.ts'

/** Says that a change was saved. */
export function toastSaved(message: string): void {
  wantToasts(({ notifications }) => void notifications.show({ message, color: 'teal', ...closable }))
}

/**
 * Says that a change could not be made; stays until it is closed, or the change is made after all. What is said of the same thing under several
 * titles has an id, of which one is shown.
 */
export function toastError(title: string, message: string, id = title): void {
  wantToasts(({ notifications }) => {
    // One that is there already would keep what it said.
    notifications.hide(id)
    notifications.show({ id, title, message, color: 'red', autoClose: false, ...closable })
  })
}

/** Takes back that a change could not be made, by its id: it was made after all. */
export function toastOver(id: string): void {
  wantToasts(({ notifications }) => void notifications.hide(id))
}

const closable = { withCloseButton: true, closeButtonProps: { 'aria-label': 'Close this message' } }
