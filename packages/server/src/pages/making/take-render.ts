import type { Installation } from '../../http/installation.ts'

/** Counts for a network a page that is made, or what costs as much; returns how long to wait where it had too many, else 0. */
export function takeRender(
  { services, renders }: Pick<Installation, 'services' | 'renders'>,
  network: string,
): number {
  return services.countsAttempts === false ? 0 : renders.take(network)
}
