import { forgetFilledIn } from './forget-filled-in.ts'

/** Has the tab forget what was filled in when the button of an account signs out. */
export function startSignOut(root: Document): void {
  root.addEventListener('submit', ({ target }) => {
    if (target instanceof HTMLFormElement && target.getAttribute('action') === '/account/sign-out')
      forgetFilledIn()
  })
}
