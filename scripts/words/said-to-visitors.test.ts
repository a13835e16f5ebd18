import { describe, expect, it } from 'vitest'
import { callFailureText } from '../../packages/contract/src/client/outcome.ts'
import { crumbProblemText } from '../../packages/contract/src/crumb-problem-text.ts'
import { siteLockedText } from '../../packages/domain/src/refusals/refusal-texts.ts'
import { visitorWords } from '../../packages/site/src/words/visitor-words.ts'
import { fillSentences } from './fill-sentences.ts'
import { rulesReachedByVisitors } from './reached-by-visitors.ts'
import { readSentences } from './read-sentences.ts'
import { roomsOfBuyers, storefrontApp } from './spoken-app.ts'
import { readLanguages } from './translations.ts'

/** Rules that are built into pages of visitors and say nothing there. */
const silentThere = new Set([
  // Owners choose how pictures are laid out; no page of visitors names it.
  'domain/src/content/gallery/gallery-choices.ts',
  // What the history of an order says, and why it cannot be changed: for owners.
  'domain/src/orders/order-states.ts',
  'domain/src/orders/parcels/fulfill-order.ts',
  // What stands in a paper, which has its own words.
  'domain/src/orders/papers/taxed-parts.ts',
  // The words of Klarna and others, in their languages.
  'domain/src/selling/installments.ts',
  // The buttons of the cookie banner are written by the server, in the language of the page.
  'domain/src/website/cookie-banner.ts',
  // Visitors' pages ask how long a link may be; owners read that theirs is longer.
  'domain/src/website/settings/web-limits.ts',
])

/** Names, which are the same in every language. */
const namesThere = new Set(['domain/src/forms/files/file-kinds.ts'])

/** What the pages of visitors say, read once: it takes seconds. */
const said = readSentences(storefrontApp)

describe('what rules say to visitors', () => {
  it('is built in their language wherever their pages bring it along', () => {
    const everyRule = {
      ...storefrontApp,
      files: /^(?:domain|contract)\/src\//,
      positionIn: () => 'sentences' as const,
    }
    const reached = rulesReachedByVisitors()
    const unsaid = [...readSentences(everyRule)].flatMap(([text, files]) =>
      files
        .filter((file) => reached.has(file) && !storefrontApp.files.test(file) && !silentThere.has(file))
        .map((file) => `${file}: ${text}`),
    )
    // Name them among those that visitors read (`saidToVisitors` in `spoken-app.ts`), or here.
    expect(unsaid).toEqual([])
    expect(reached).toContain('domain/src/forms/check-format.ts')
  })

  // Of tables that rules share, owners read some alone, unless a page of visitors brings their rule along; what has values is composed as it is refused.
  const reached = rulesReachedByVisitors()
  const sentences = [...said].flatMap(([text, files]) =>
    files.some(
      (file) =>
        roomsOfBuyers.test(file) ||
        (file.startsWith('domain/') && text.includes('{')) ||
        (reached.has(file) && !namesThere.has(file)),
    )
      ? [text]
      : [],
  )

  it('has sentences that functions compose of values, and constants of the server', () => {
    expect(sentences).toEqual(
      expect.arrayContaining([
        'To check out, your order subtotal must be {subtotal} or more.',
        'The price has dropped from {was} to {now}.',
        '{refusal} Available: {availableQuantity}.',
        'Your order has changed: it comes to {amount} now. Please look at it again.',
        'Please try again in {minutes} minutes.',
        'This way to pay is not offered any more. Please choose another.',
      ]),
    )
  })

  const unruled = Object.values({ ...crumbProblemText, offline: callFailureText.offline, siteLockedText })

  it('has why a call came to nothing, which no rule says', () => {
    expect([...said.keys()]).toEqual(expect.arrayContaining(unruled))
  })

  it.each([...readLanguages(storefrontApp)])('has why a call came to nothing in %s', (language) => {
    const { sayComposed } = visitorWords(language)
    expect(unruled.filter((text) => sayComposed(text) === text)).toEqual([])
  })

  it.each([...readLanguages(storefrontApp)])(
    'has what is said aloud of codes, built in %s',
    (_, translations) => {
      const aloud = ['The code {code} is in your cart.', 'The code {code} was removed.']
      expect([...said.keys()]).toEqual(expect.arrayContaining(aloud))
      expect([...translations.keys()]).toEqual(expect.arrayContaining(aloud))
    },
  )

  it.each([...readLanguages(storefrontApp)])('is said in %s', (language, translations) => {
    const { sayComposed } = visitorWords(language)
    // Some words are the same in both languages.
    const unsaid = fillSentences(sentences).filter(
      (text) => sayComposed(text) === text && !translations.has(text),
    )
    expect(unsaid).toEqual([])
  })
})

it('finds the words of the quick view, which a script makes', () => {
  const file = 'storefront/src/widgets/product-quick-view/build-quick-view.ts'
  expect(said.get('Close')).toContain(file)
})
