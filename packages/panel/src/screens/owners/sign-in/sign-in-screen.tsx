import { FrontDoor } from './front-door.tsx'
import { SignInForm } from './sign-in-form.tsx'

/** Shown instead of a screen to a person who is not signed in; the screen follows at the same address. */
export function SignInScreen() {
  return (
    <FrontDoor title="Sign in" lead="The panel of your site.">
      <SignInForm offersLink />
    </FrontDoor>
  )
}
