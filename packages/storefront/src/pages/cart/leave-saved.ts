import type { CartReply } from '@vitrine/contract/cart/page-props'
import { isPlainPress } from '../../runtime/loader/plain-press.ts'
import type { CartPageContext } from './cart-page-context.ts'

interface Leaving {
  readonly url: string
  /** Whether the cart as it was saved does not lead there after all; left out: any cart does. */
  readonly isShutFor?: (reply: CartReply) => boolean
}

type Press = Pick<
  MouseEvent,
  'preventDefault' | 'stopPropagation' | 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey'
>

/** Saves what was just typed before a link is followed; a refusal keeps the visitor here, where it is shown. */
export function leaveSaved(
  event: Press,
  { store, actions }: Pick<CartPageContext, 'store' | 'actions'>,
  { url, isShutFor }: Leaving,
): void {
  const isSaved = Object.keys(store.get().typed).length === 0 && store.get().status === 'loaded'
  if (isSaved) return
  // It opens elsewhere: this page stays, and nobody is asked anything on it.
  if (!isPlainPress(event)) return void actions.saveWaiting()
  event.preventDefault()
  event.stopPropagation()
  const { failure: before } = store.get()
  void actions.saveNow().then(() => {
    const { lineFailures, removing, failure, reply } = store.get()
    // What was said when the page was opened is no refusal of what was typed.
    const isTaken = Object.keys(lineFailures).length === 0 && (!failure || failure === before)
    if (isTaken && !removing && !(reply && isShutFor?.(reply))) window.location.assign(url)
  })
}
