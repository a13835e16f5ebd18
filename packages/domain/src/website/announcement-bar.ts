/** A line above every page, such as an offer or a holiday's opening hours. */
export interface AnnouncementBar {
  /** Cleaned HTML. */
  readonly textHtml: string
  /** Where a press on the bar leads; null: nowhere. */
  readonly link: { readonly url: string; readonly opensWindow: boolean } | null
  /** Whether visitors may close it; it comes back when its text changes. */
  readonly isClosable: boolean
}
