import { wantToasts } from './wanted-toasts.ts'

/** Says that a change was saved. */
export function toastSaved(message: string): void {
  wantToasts(({ notifications }) => void notifications.show({ message, color: 'teal', ...closable }))
}

/** Says that a change could not be made; stays until it is closed. */
export function toastError(title: string, message: string): void {
  wantToasts(
    ({ notifications }) =>
      void notifications.show({ title, message, color: 'red', autoClose: false, ...closable }),
  )
}

const closable = { withCloseButton: true, closeButtonProps: { 'aria-label': 'Close this message' } }
