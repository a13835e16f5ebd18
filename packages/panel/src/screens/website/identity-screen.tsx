import { TextInput } from '@mantine/core'
import { changeIdentityCall, readIdentityCall } from '@vitrine/contract/website/identity-calls'
import { call } from '../../call/client.ts'
import { PanelCard } from '../../parts/panel-card.tsx'
import { PictureField } from '../../parts/pictures/picture-field.tsx'
import { SettingsForm } from '../../parts/settings/settings-form.tsx'
import { SettingsHead } from '../settings/settings-head.tsx'

/** What the site is called, and the pictures it is known by. */
export function IdentityScreen() {
  return (
    <>
      <SettingsHead title="Title and logo" />
      <SettingsForm
        name={readIdentityCall.name}
        label="title and logo"
        source={{
          read: () => call(readIdentityCall, {}),
          change: (stored) => call(changeIdentityCall, { body: stored }),
        }}
        savedText="Title and logo were saved"
        fieldLabels={{ title: 'Title', tagLine: 'Tagline', logo: 'Logo', socialLogo: 'Sharing picture' }}
      >
        {(form) => (
          <>
            <PanelCard title="Name">
              <TextInput label="Title" required {...form.getInputProps('title')} />
              <TextInput
                mt="md"
                label="Tagline"
                description="A line about the site, which templates show beside the title."
                {...form.getInputProps('tagLine')}
              />
            </PanelCard>
            <PanelCard title="Pictures">
              <PictureField
                label="Logo"
                description="Shown in place of the title by templates that can."
                {...form.getInputProps('logo')}
              />
              <PictureField
                label="Sharing picture"
                description="Shown where the site is shared, when a page has no picture of its own."
                {...form.getInputProps('socialLogo')}
              />
            </PanelCard>
          </>
        )}
      </SettingsForm>
    </>
  )
}
