import { Code, Text, Textarea } from '@mantine/core'
import { changeRedirectsCall, readRedirectsCall } from '@vitrine/contract/website/panel-calls'
import { call } from '../../../call/client.ts'
import { BackLink } from '../../../parts/back-link.tsx'
import { PageHead } from '../../../parts/page-head.tsx'
import { PanelCard } from '../../../parts/panel-card.tsx'
import { SettingsForm } from '../../../parts/settings/settings-form.tsx'
import classes from '../website.module.css'

/** All redirects as one text, to be pasted or changed together. */
export function RedirectsTextScreen() {
  return (
    <>
      <PageHead title="Redirects as text" above={<BackLink to="/redirects">Redirects</BackLink>} />
      <RedirectsForm />
    </>
  )
}

function RedirectsForm() {
  return (
    <SettingsForm
      name={readRedirectsCall.name}
      label="redirects"
      source={{
        read: () => call(readRedirectsCall, {}),
        change: (stored) => call(changeRedirectsCall, { body: stored }),
      }}
      savedText="The redirects were saved"
      fieldLabels={{ text: 'Rules' }}
    >
      {(form) => (
        <PanelCard title="One rule a line">
          <Text size="sm">
            A rule sends visitors of an address that is gone to another one. Write one a line, such as{' '}
            <Code>/old-page -&gt; /new-page 301</Code> or{' '}
            <Code>/blog/[year]/[slug] -&gt; /journal/[slug]</Code>. 301 is for good, 302 for now.
          </Text>
          <Textarea
            mt="md"
            label="Rules"
            autosize
            minRows={10}
            maxRows={30}
            spellCheck={false}
            classNames={{ input: classes.rules, error: classes.problems }}
            {...form.getInputProps('text')}
          />
        </PanelCard>
      )}
    </SettingsForm>
  )
}
