import { completeImages } from './complete-images.ts'
import { addQuantitySteps } from './quantity-steps.ts'

/** Gives the markup of a template what must be there before any script runs: pictures their addresses, quantity fields their buttons. */
export function finishMarkup(html: string): string {
  return completeImages(addQuantitySteps(html))
}
