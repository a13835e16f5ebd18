/** How a shop tells visitors that something is back. */
export interface RestockSettings {
  /** Off: nobody can ask for it, and nobody is told. */
  readonly isOn: boolean
  /** Whether those who wait are told when stock comes back, or when an owner sends. */
  readonly sending: 'automatic' | 'by-hand'
  /** What stands above the form; '': the usual words. */
  readonly invitation: string
  /** What stands in its place once it was sent; '': the usual words. */
  readonly successText: string
  /** Whether visitors can join the mailing list by it. */
  readonly asksForNews: boolean
  /** Whether the box for that is ticked at first. */
  readonly isNewsTicked: boolean
}

/** What a shop does whose owner set nothing. */
export const usualRestock: RestockSettings = {
  isOn: false,
  sending: 'automatic',
  invitation: '',
  successText: '',
  asksForNews: false,
  isNewsTicked: false,
}
