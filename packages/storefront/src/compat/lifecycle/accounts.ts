import { inPageLanguage } from '../../runtime/page-language/in-page-language.ts'
import { isSignedIn } from '../../runtime/shop-call/cookies.ts'
import { compatWindow, squarespace } from '../namespace.ts'

/** Customers' accounts for scripts of older templates: who is signed in, the page of the account, and the way out. */
export function startAccounts(): void {
  const accounts = {
    isUserAuthenticated: isSignedIn,
    openAccountScreen: () => location.assign(inPageLanguage('/account')),
    logout: async () => {
      const { signOut } = await import('./sign-out.ts')
      await signOut()
      location.assign(inPageLanguage('/'))
    },
  }
  compatWindow().UserAccountApi ??= accounts
  squarespace().UserAccounts ??= accounts
}
