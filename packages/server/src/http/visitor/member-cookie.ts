/** The cookie of a customer's session, which no script can read. */
export const memberCookie = 'siteUser'
