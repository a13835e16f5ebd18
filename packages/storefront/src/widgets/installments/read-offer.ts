import type { InstallmentOffer } from '@vitrine/domain/selling/installments'

/** What the server wrote of the offer on the line; null where it wrote none. */
export function readOffer(line: HTMLElement): InstallmentOffer | null {
  const { offer } = line.dataset
  // Written by the page's `installment-note.ts`.
  return offer ? (JSON.parse(offer) as InstallmentOffer) : null
}
