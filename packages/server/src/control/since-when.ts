import type { Suspension } from '@vitrine/domain/website/suspension/suspension'

/** Says that a site is suspended, since when and why. */
export function sinceWhen({ sinceMs, reason }: Suspension): string {
  return `suspended${momentOf(sinceMs)}${reason === '' ? '' : ` (${reason})`}`
}

/** Nothing of a moment that there is no date for: the site is listed all the same. */
function momentOf(sinceMs: number): string {
  const since = new Date(sinceMs)
  return Number.isNaN(since.getTime()) ? '' : ` since ${since.toISOString().slice(0, 16)}Z`
}
