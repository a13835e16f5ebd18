/** What stands where a secret is kept (specification, section 9): it is shown in its place, and says on the way back that it stays. */
export const maskedSecret = '••••••••'
