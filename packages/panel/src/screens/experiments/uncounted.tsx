import { Alert } from '@mantine/core'
import { LinkText } from '../../parts/link-text.tsx'
import { useIsCounted } from './use-is-counted.ts'

/** Says that nothing comes of a toggle or a test while visits are not counted. */
export function Uncounted() {
  if (useIsCounted() !== false) return null
  return (
    <Alert color="yellow" title="Visits are not counted">
      Visitors get their variants all the same, but what they come to is not known.{' '}
      <LinkText to="/settings/statistics" size="sm" underline="always">
        Change it in the settings
      </LinkText>
    </Alert>
  )
}
