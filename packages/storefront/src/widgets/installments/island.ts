// The behaviour of the line of installments: loaded when a visitor first touches it.
import { showInstallmentInfo } from '../../parts/installments/show-installment-info.ts'
import { readOffer } from './read-offer.ts'

/** Its name and its info button explain it. */
export function wake(line: HTMLElement): void {
  line.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest('button') : null
    const offer = readOffer(line)
    if (button && offer) void showInstallmentInfo(offer.locale, button)
  })
}
