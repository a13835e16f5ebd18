/** The page that welcomes a new member, who goes on from there to where they wanted. */
export function confirmedPath(membershipId: string, to: string): string {
  const query = new URLSearchParams({ membership: membershipId, ...(to === '' ? {} : { to }) })
  return `/account/memberships/confirmed?${query}`
}

/** An address of this site as somebody sent it; '' for anything else. */
export function ownPath(given: string | undefined): string {
  return given !== undefined && /^\/(?![/\\])[^\s\\]*$/.test(given) ? given : ''
}
