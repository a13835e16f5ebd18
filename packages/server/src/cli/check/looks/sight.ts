import type { Finding } from '../finding.ts'
import type { RenderedPage } from '../rendered-page.ts'

/** What was seen on a page, as the end of a sentence about it. */
export interface Sight {
  readonly rendered: RenderedPage
  readonly what: string
}

/** What stands on every page, a footer's text say, is reported for the first. */
export function tellOnce(sights: readonly Sight[]): readonly Finding[] {
  return [...Map.groupBy(sights, ({ what }) => what)].flatMap(([what, [first, ...others]]) => {
    if (!first) return []
    return [warningOf(first.rendered, others.length, what)]
  })
}

/** A finding about a page, and as many more. */
export function warningOf({ kind, address }: RenderedPage, others: number, what: string): Finding {
  const more = others === 0 ? '' : ` (as ${others} more)`
  return {
    file: address,
    line: null,
    column: null,
    severity: 'warning',
    message: `The ${kind}${more} ${what}`,
  }
}
