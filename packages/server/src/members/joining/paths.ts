/** The page that welcomes a new member, who goes on from there to where they wanted. */
export function confirmedPath(membershipId: string, to: string): string {
  const query = new URLSearchParams({ membership: membershipId, ...(to === '' ? {} : { to }) })
  return `/account/memberships/confirmed?${query}`
}
