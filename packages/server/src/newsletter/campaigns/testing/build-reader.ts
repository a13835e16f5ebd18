import type { Subscriber } from '@vitrine/domain/newsletter/subscriber'
import { newId, noon } from '@vitrine/store/testing/builders'

/** A subscriber of the list that every site has, with an address of their own by number. */
export function buildReader(number: number): Subscriber {
  return {
    id: newId(),
    listId: 'newsletter',
    email: `reader${number}@example.com`,
    name: '',
    state: 'subscribed',
    source: 'block',
    consent: { text: 'Yes', atMs: noon, network: '', pageTitle: '', pagePath: '', by: '' },
    createdAtMs: noon,
    changedAtMs: noon,
    waitingSinceMs: noon,
    confirmedAtMs: noon,
    refusedAtMs: null,
    askedAtMs: [],
    steps: [],
  }
}
