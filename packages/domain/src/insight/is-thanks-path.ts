/** Whether a path is that of the page of thanks, in any language of the site. */
export function isThanksPath(path: string): boolean {
  return thanks.test(path)
}

const thanks = /(?:^|\/)checkout\/order-confirmed$/
