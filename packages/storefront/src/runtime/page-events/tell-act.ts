/** What a visitor did with a part of the page, beside the shop's own events (docs/content.md, "Events of the shop"); never who it was. */
export type TrackedAct =
  | {
      readonly event: 'newsletter-subscribe' | 'form-submit'
      readonly formId: string
      readonly pagePath: string
    }
  | { readonly event: 'quick-view'; readonly productId: string }
  | { readonly event: 'popup-shown' | 'popup-closed' | 'popup-pressed' }

/** Tells scripts of the page, and what counts. Nothing is sent anywhere by this. */
export function tellAct(act: TrackedAct): void {
  dispatchEvent(new CustomEvent<TrackedAct>('vitrine:track', { detail: act }))
}
