import { wantToasts } from './wanted-toasts.ts'

/** Says that a change was saved. */
export function toastSaved(message: string): void {
  wantToasts(({ notifications }) => void notifications.show({ message, color: 'teal', ...closable }))
}

/** Says that a change could not be made; stays until it is closed, or the change is made after all. */
export function toastError(title: string, message: string): void {
  wantToasts(({ notifications }) => {
    // One that is there already would keep what it said.
    notifications.hide(title)
    notifications.show({ id: title, title, message, color: 'red', autoClose: false, ...closable })
  })
}

/** Takes back that a change could not be made, by its title: it was made after all. */
export function toastOver(title: string): void {
  wantToasts(({ notifications }) => void notifications.hide(title))
}

const closable = { withCloseButton: true, closeButtonProps: { 'aria-label': 'Close this message' } }
