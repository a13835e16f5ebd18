import { Alert, Anchor, Stack, Text, Textarea } from '@mantine/core'
import { changeSiteCodeCall, readSiteCodeCall } from '@vitrine/contract/website/settings/code-calls'
import { TriangleAlert } from 'lucide-react'
import { call } from '../../../call/client.ts'
import { PanelCard } from '../../../parts/panel-card.tsx'
import { SettingsForm } from '../../../parts/settings/settings-form.tsx'
import { SettingsHead } from '../../settings/settings-head.tsx'

const places = [
  {
    name: 'header',
    label: 'Header',
    description: 'At the end of the head of each page, except checkout and order pages.',
  },
  {
    name: 'footer',
    label: 'Footer',
    description: 'At the end of each page, except checkout and order pages.',
  },
  {
    name: 'lock',
    label: 'Password page',
    description: 'On the page that visitors see while the site is closed.',
  },
  { name: 'orderConfirmed', label: 'Order confirmed', description: 'On the page that thanks for an order.' },
] as const

/** Elements as they are written; beside words they would not be one sentence with them. */
const tags = { script: '<script>', style: '<style>', meta: '<meta>' }

/** Code of the owner's own on pages. */
export function CodeScreen() {
  return (
    <>
      <SettingsHead title="Code injection" />
      <SettingsForm
        name={readSiteCodeCall.name}
        label="code injection"
        source={{
          read: () => call(readSiteCodeCall, {}),
          change: (stored) => call(changeSiteCodeCall, { body: stored }),
        }}
        savedText="The code was saved"
        fieldLabels={{
          header: 'Header',
          footer: 'Footer',
          lock: 'Password page',
          orderConfirmed: 'Order confirmed',
        }}
      >
        {(form) => (
          <>
            <Alert
              color="yellow"
              icon={<TriangleAlert aria-hidden />}
              title="Only code that you trust"
              styles={{ title: { color: 'var(--mantine-color-text)' } }}
            >
              Code here runs for every visitor and can read what they do on the site. Scripts of other
              services run only where their address stands in the code. If a page no longer shows after a
              change, you see it without the code at{' '}
              <Anchor href="/?safe" target="_blank" underline="always">
                the site in safe mode
              </Anchor>
              , and this panel is never affected.
            </Alert>
            <PanelCard title="HTML">
              <Stack>
                <Text size="sm" c="dimmed">
                  HTML with {tags.script}, {tags.style} or {tags.meta} elements, as services give it to you.
                </Text>
                {places.map(({ name, label, description }) => (
                  <Textarea
                    key={name}
                    label={label}
                    description={description}
                    autosize
                    minRows={3}
                    maxRows={20}
                    spellCheck={false}
                    autoCapitalize="off"
                    styles={{ input: { fontFamily: 'var(--mantine-font-family-monospace)', fontSize: 13 } }}
                    {...form.getInputProps(name)}
                  />
                ))}
              </Stack>
            </PanelCard>
          </>
        )}
      </SettingsForm>
    </>
  )
}
