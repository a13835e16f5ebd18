import { MultiSelect } from '@mantine/core'
import { changeSignInRulesCall, readSignInRulesCall } from '@vitrine/contract/owners/people-calls'
import { roleNames } from '@vitrine/domain/owners/role'
import { roleTexts } from '@vitrine/domain/owners/role-texts'
import { call } from '../../../call/client.ts'
import { PanelCard } from '../../../parts/panel-card.tsx'
import { SettingsForm } from '../../../parts/settings/settings-form.tsx'

/** Which roles must have a second factor to use the panel. */
export function FactorRules() {
  return (
    <SettingsForm
      name={readSignInRulesCall.name}
      label="who needs a second factor"
      source={{
        read: () => call(readSignInRulesCall, {}),
        change: (stored) => call(changeSignInRulesCall, { body: stored }),
      }}
      savedText="The roles that need a second factor were saved"
      fieldLabels={{ secondFactorRoles: 'Roles that need one' }}
    >
      {(form) => (
        <PanelCard title="Second factor">
          <MultiSelect
            label="Roles that need one"
            description="Whoever has such a role sets it up when they come in next, before anything else. If yours is not on yet, turn it on first."
            placeholder={form.getValues().secondFactorRoles.length === 0 ? 'None' : ''}
            data={roleNames.map((value) => ({ value, label: roleTexts[value].label }))}
            clearable
            clearButtonProps={{ 'aria-label': 'No role needs one' }}
            {...form.getInputProps('secondFactorRoles')}
          />
        </PanelCard>
      )}
    </SettingsForm>
  )
}
