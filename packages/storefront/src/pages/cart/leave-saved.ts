import type { CartPageContext } from './cart-page-context.ts'

/** Saves what was just typed before a link is followed; a refusal keeps the visitor here, where it is shown. */
export function leaveSaved(
  event: Pick<MouseEvent, 'preventDefault' | 'stopPropagation'>,
  { store, actions }: Pick<CartPageContext, 'store' | 'actions'>,
  url: string,
): void {
  const isSaved = Object.keys(store.get().typed).length === 0 && store.get().status === 'loaded'
  if (isSaved) return
  event.preventDefault()
  event.stopPropagation()
  const { failure: before } = store.get()
  void actions.saveNow().then(() => {
    const { lineFailures, removing, failure, reply } = store.get()
    // What was said when the page was opened is no refusal of what was typed.
    const isTaken = Object.keys(lineFailures).length === 0 && (!failure || failure === before)
    if (isTaken && !removing && !reply?.cart.isBelowMinimum) window.location.assign(url)
  })
}
