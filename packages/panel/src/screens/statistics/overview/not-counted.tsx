import { Alert } from '@mantine/core'
import { readInsightSettingsCall } from '@vitrine/contract/insight/panel-calls'
import { LinkText } from '../../../parts/link-text.tsx'
import { useMay } from '../../../session/may.ts'

/** Says that nothing is counted at present, and where that is changed. */
export function NotCounted({ hasCounts }: { readonly hasCounts: boolean }) {
  const maySet = useMay(readInsightSettingsCall)
  return (
    <Alert color="yellow" title="Visits are not counted" mb="md">
      {hasCounts
        ? 'What is shown here was counted before that was switched off.'
        : 'Nothing is shown here as long as that is so.'}{' '}
      {maySet ? (
        <LinkText to="/settings/statistics" size="sm" underline="always">
          Change it in the settings
        </LinkText>
      ) : (
        'An administrator can switch it on in the settings.'
      )}
    </Alert>
  )
}
