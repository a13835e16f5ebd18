import { compatWindow, squarespace } from '../namespace.ts'

/** Customer accounts, which the site does not have: scripts are told that no one is signed in, and the screen leads to the account page. */
export function startAccounts(): void {
  const accounts = {
    isUserAuthenticated: () => false,
    openAccountScreen: () => location.assign('/account'),
    logout: () => undefined,
  }
  compatWindow().UserAccountApi ??= accounts
  squarespace().UserAccounts ??= accounts
}
