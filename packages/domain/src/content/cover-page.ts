import type { ProductImage } from '../images/product-image.ts'
import type { AnchorPosition } from '../website/popup-overlay.ts'

/** A page that stands alone before the site, without its header and footer (page type 3 of the specification, section 2). */
export interface CoverPage {
  readonly headline: string
  /** Cleaned HTML. */
  readonly bodyHtml: string
  readonly image: ProductImage | null
  readonly actions: readonly { readonly label: string; readonly url: string }[]
  readonly position: AnchorPosition
}
