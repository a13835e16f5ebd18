/** A page that was rendered with sample content. */
export interface RenderedPage {
  /** What it shows, such as `list of blog`. */
  readonly kind: string
  readonly address: string
  readonly status: number
}
