import { describe, expect, it } from 'vitest'
import { visitorWords } from '../../packages/site/src/words/visitor-words.ts'
import { fillSentences } from './fill-sentences.ts'
import { readSentences } from './read-sentences.ts'
import { roomsOfBuyers, storefrontApp } from './spoken-app.ts'
import { readLanguages } from './translations.ts'

describe('what rules say to visitors', () => {
  // Of tables that rules share, owners read some alone; what has values is composed as it is refused.
  const sentences = [...readSentences(storefrontApp)].flatMap(([text, files]) =>
    files.some((file) => roomsOfBuyers.test(file) || (file.startsWith('domain/') && text.includes('{')))
      ? [text]
      : [],
  )

  it('has sentences that functions compose of values, and constants of the server', () => {
    expect(sentences).toEqual(
      expect.arrayContaining([
        'To check out, your order subtotal must be {subtotal} or more.',
        'The price has dropped from {was} to {now}.',
        'Your order has changed: it comes to {amount} now. Please look at it again.',
        'Please try again in {minutes} minutes.',
        'This way to pay is not offered any more. Please choose another.',
      ]),
    )
  })

  it.each([...readLanguages(storefrontApp).keys()])('is said in %s', (language) => {
    const { sayComposed } = visitorWords(language)
    expect(fillSentences(sentences).filter((text) => sayComposed(text) === text)).toEqual([])
  })
})
