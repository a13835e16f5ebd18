// Where visitors' browsers sign out. The schemas stand in a file of their own, so that no page loads them.

const path = '/api/site-users/account/session'

/** The address of `signInMemberCall`. */
export const signInMemberAddress = { method: 'POST', path } as const

/** The address of `signOutMemberCall`. */
export const signOutMemberAddress = { method: 'DELETE', path } as const
