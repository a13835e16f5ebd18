import { notifications } from '@mantine/notifications'

const closable = { withCloseButton: true, closeButtonProps: { 'aria-label': 'Close this message' } }

/** Says that a change was saved. */
export function toastSaved(message: string): void {
  notifications.show({ message, color: 'teal', ...closable })
}

/** Says that a change could not be made; stays until it is closed. */
export function toastError(title: string, message: string): void {
  notifications.show({ title, message, color: 'red', autoClose: false, ...closable })
}
