import type { CartItemInReply } from '@vitrine/contract/page-props'

/** Says why a line cannot be bought as it stands (specification, section 5). */
export function lineProblemText({ problem, availableQuantity }: CartItemInReply): string {
  if (problem === 'variant-unavailable') {
    return 'Sorry, that item variant is unavailable. Please select another variant.'
  }
  const text = 'Sorry, we do not have enough of that item available.'
  return availableQuantity ? `${text} Available: ${availableQuantity}.` : text
}
