/** What the test gateway does with a card. */
export type TestCardBehaviour =
  | 'succeeds'
  | 'declined'
  | 'short-of-funds'
  | 'asks'
  | 'is-silent'
  | 'fails-later'

/** A card of the test gateway. */
export interface TestCard {
  /** Digits in groups of four. */
  readonly number: string
  readonly behaviour: TestCardBehaviour
}

/** The cards that the test gateway takes, which the checkout tells whoever tries it. */
export const testCards: readonly TestCard[] = [
  { number: '4242 4242 4242 4242', behaviour: 'succeeds' },
  { number: '4000 0000 0000 0002', behaviour: 'declined' },
  { number: '4000 0000 0000 9995', behaviour: 'short-of-funds' },
  { number: '4000 0027 6000 3184', behaviour: 'asks' },
  { number: '4000 0000 0000 0119', behaviour: 'is-silent' },
  { number: '4000 0000 0000 0341', behaviour: 'fails-later' },
]
