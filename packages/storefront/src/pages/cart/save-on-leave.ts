import type { CartPageActions } from './cart-page-actions.ts'

/** Saves a quantity that was just changed also where the visitor leaves the page at once. Returns what ends it. */
export function saveOnLeave({ saveWaiting }: Pick<CartPageActions, 'saveWaiting'>): () => void {
  const save = () => void saveWaiting()
  window.addEventListener('pagehide', save)
  return () => window.removeEventListener('pagehide', save)
}
