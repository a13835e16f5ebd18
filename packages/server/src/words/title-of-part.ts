import type { Say } from '@vitrine/domain/words/say'

/** What a part of all pages that is filled with blocks is called, such as the footer. */
export function titleOfPart(id: string, say: Say): string {
  return say('The part “{id}” of the pages', { id })
}
