/** How many pages are made for one network at once, and each second. */
export interface RenderPace {
  readonly burst: number
  readonly perSecond: number
}
