/**
 * Everything that is signed by the secret of an installation, by the word it begins with: no two things have one, so that nothing that was
 * signed for one of them passes for another. What is here stands in mails and cookies that went out: a change makes them worthless.
 */

/** What is signed as a list in JSON. */
interface SignedLists {
  /** A link of a mail about a cart that was left. */
  readonly 'cart-reminder': readonly [does: 'recover' | 'leave', websiteId: string, reminderId: string]
  /** The hash by which a file that is bought is found, and its page. */
  readonly download: readonly [websiteId: string, grantId: string]
  /** A network on a day, as downloads are counted. */
  readonly downloader: readonly [network: string, day: string]
  /** The address of a file, for a minute. */
  readonly file: readonly [
    websiteId: string,
    grantId: string,
    fileId: string,
    network: string,
    endsAt: string,
  ]
  /** The link to an answer of a form that is not finished. */
  readonly 'form draft': readonly [websiteId: string, formId: string, nonce: string]
  /** The key to one submission of a form. */
  readonly 'form key': readonly [websiteId: string, session: string, formId: string, said: string]
  /** The hash by which a gift card is found. */
  readonly 'gift card': readonly [websiteId: string, code: string]
  /** A link of a mail about a customer's account. */
  readonly member: readonly [websiteId: string, does: 'confirm' | 'reset' | 'move', linkId: string]
  /** A network, as it is known again. */
  readonly network: readonly [network: string]
  /** A link of a newsletter, or who followed one. */
  readonly newsletter: readonly [
    does: 'confirm' | 'unsubscribe' | 'measure',
    websiteId: string,
    subscriberId: string,
    issuedAtMs: number,
  ]
  /** The link by which a proposal is paid. */
  readonly 'order-draft': readonly [does: 'pay', websiteId: string, proposalId: string, linkVersion: number]
  /** A person, as what belongs to them is found. */
  readonly person: readonly [websiteId: string, address: string]
  /** The link by which nobody is told any more that something is back. */
  readonly restock: readonly [websiteId: string, signUpId: string]
  /** A link of a mail that asks for a review. */
  readonly reviews: readonly [does: 'write' | 'unsubscribe', websiteId: string, orderId: string]
}

/** What is signed as words with spaces between them: none but the last may hold one. */
interface SignedTexts {
  /** The key of a cart, in the cookie of its browser. */
  readonly cart: readonly [token: string]
  /** The network of who agreed to a newsletter. */
  readonly consent: readonly [network: string]
  /** A browser that signed in to the account of an owner. */
  readonly device: readonly [websiteId: string, accountId: string, passwordHash: string, id: string]
  /** A browser that signed in to the account of a customer. */
  readonly 'member device': SignedTexts['device']
  /** The token of the cart that a browser begins next. */
  readonly 'next cart': readonly [marks: string]
  /** The key of the pages of an order; with the version of its links, once they were made worthless. */
  readonly order: readonly [orderId: string]
  /** What lets an owner look at pages on the host of a site. */
  readonly 'owner pass': readonly [websiteId: string, scope: string, words: string]
  /** The key by which a gateway sends the buyer of a payment back. */
  readonly payment: readonly [paymentId: string]
  /** A code by which an owner comes in without their telephone. */
  readonly recovery: readonly [accountId: string, letters: string]
  /** The key of the page of a subscription; the same. */
  readonly subscription: readonly [subscriptionId: string]
  /** A browser whose visitor knew the password of a lock. */
  readonly unlock: readonly [websiteId: string, scope: string, passwordHash: string]
}

/** The words of a list, the first of which says what it is. */
export type SignedList = {
  readonly [Purpose in keyof SignedLists]: readonly [Purpose, ...SignedLists[Purpose]]
}[keyof SignedLists]

/** The words of a text, the first of which says what it is. */
export type SignedText = {
  readonly [Purpose in keyof SignedTexts]: readonly [Purpose, ...SignedTexts[Purpose]]
}[keyof SignedTexts]
