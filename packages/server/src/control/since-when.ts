import type { Suspension } from '@vitrine/domain/website/suspension/suspension'

/** Says that a site is suspended, since when and why. */
export function sinceWhen({ sinceMs, reason }: Suspension): string {
  return `suspended since ${new Date(sinceMs).toISOString().slice(0, 16)}Z${reason === '' ? '' : ` (${reason})`}`
}
