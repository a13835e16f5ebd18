import { PasswordInput, type PasswordInputProps } from '@mantine/core'
import { passwordLength } from '@vitrine/domain/owners/check-owner'

/** The field of a password that is to be, with what it must be. */
export function NewPasswordInput(props: PasswordInputProps) {
  return (
    <PasswordInput
      label="New password"
      description={`At least ${passwordLength.min} characters. A few words in a row are easy to remember.`}
      autoComplete="new-password"
      required
      visibilityToggleButtonProps={{ 'aria-label': 'Show the password' }}
      {...props}
    />
  )
}
