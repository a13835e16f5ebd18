import { Box, Stack, Text, TextInput } from '@mantine/core'
import { changeIdentityCall, readIdentityCall } from '@vitrine/contract/website/identity-calls'
import { call } from '../../call/client.ts'
import { PanelCard } from '../../parts/panel-card.tsx'
import { PictureField } from '../../parts/pictures/picture-field.tsx'
import { LazyRichText } from '../../parts/rich-text/lazy-rich-text.tsx'
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
        fieldLabels={{
          title: 'Title',
          tagLine: 'Tagline',
          descriptionHtml: 'About the site',
          logo: 'Logo',
          favicon: 'Browser icon',
        }}
      >
        {(form, round) => (
          <>
            <PanelCard title="Name">
              <TextInput label="Title" required {...form.getInputProps('title')} />
              <TextInput
                mt="md"
                label="Tagline"
                description="A line about the site, which templates show beside the title."
                {...form.getInputProps('tagLine')}
              />
              <Box mt="md">
                <LazyRichText
                  key={round}
                  label="About the site"
                  html={form.getValues().descriptionHtml}
                  onChange={(html) => form.setFieldValue('descriptionHtml', html)}
                  minRows={3}
                />
                <Text size="xs" c="dimmed" mt={4}>
                  A few sentences, which templates show in the footer.
                </Text>
              </Box>
            </PanelCard>
            <PanelCard title="Pictures">
              <Stack gap="lg">
                <PictureField
                  label="Logo"
                  description="Shown in place of the title by templates that can."
                  {...form.getInputProps('logo')}
                />
                <PictureField
                  label="Browser icon"
                  description="The small mark in tabs and bookmarks. A square picture of 300 pixels or more serves best."
                  {...form.getInputProps('favicon')}
                />
              </Stack>
            </PanelCard>
          </>
        )}
      </SettingsForm>
    </>
  )
}
