type Toasts = typeof import('@mantine/notifications')

let loading: Promise<Toasts> | undefined

/** Loads what shows toasts, once: the shell does when it is at rest, so that they also come when the connection is lost. */
function loadToasts(): Promise<Toasts> {
  loading ??= import('@mantine/notifications').catch((error: unknown) => {
    loading = undefined
    throw error
  })
  return loading
}

/** Does something with toasts as soon as they are loaded; without a connection there are none. */
export function wantToasts(show: (toasts: Toasts) => void): void {
  void loadToasts().then(show, () => undefined)
}
