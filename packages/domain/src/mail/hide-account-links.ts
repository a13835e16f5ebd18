/** A link that a mail opens an account by: the page, and behind it the secret. */
const accountLink = /(\/account\/(?:confirm|new-password|new-address)\?token=)[^\s"'<>&]+/g

/** The text or HTML of a mail for those who are not its reader: with its links to an account, and without what makes them open it. */
export function hideAccountLinks(content: string): string {
  return content.replace(accountLink, '$1…')
}
