import { Box, TextInput } from '@mantine/core'
import { changeSenderCall, readSenderCall } from '@vitrine/contract/mail/sender-calls'
import { listMailHooksCall } from '@vitrine/contract/newsletter/mail-hooks/hook-calls'
import { call } from '../../call/client.ts'
import { PanelCard } from '../../parts/panel-card.tsx'
import { SettingsForm } from '../../parts/settings/settings-form.tsx'
import { useMay } from '../../session/may.ts'
import { SettingsHead } from '../settings/settings-head.tsx'
import { MailHooksCard } from './hooks/mail-hooks-card.tsx'
import { MailServiceCard } from './mail-service-card.tsx'
import { MailsCard } from './texts/mails-card.tsx'

/** Whether mail goes out at all, in whose name the site writes it, and what it says. */
export function SenderScreen() {
  const mayChangeSender = useMay(changeSenderCall)
  const mayReadHooks = useMay(listMailHooksCall)
  return (
    <>
      <SettingsHead title="Mail" />
      <MailServiceCard />
      {mayChangeSender && (
        <Box mb="md">
          <SenderForm />
        </Box>
      )}
      <MailsCard />
      {mayReadHooks && <MailHooksCard />}
    </>
  )
}

function SenderForm() {
  return (
    <SettingsForm
      name={readSenderCall.name}
      label="the sender of mail"
      source={{
        read: () => call(readSenderCall, {}),
        change: (stored) => call(changeSenderCall, { body: stored }),
      }}
      savedText="The sender was saved"
      fieldLabels={{ displayName: 'Name', replyTo: 'Reply address', footerLine: 'Line at the foot' }}
    >
      {(form) => (
        <PanelCard title="Sender">
          <TextInput
            label="Name"
            description="Stands before the address where people see who wrote to them, such as the name of your shop."
            {...form.getInputProps('displayName')}
          />
          <TextInput
            mt="md"
            label="Reply address"
            description="Where answers go. Empty: to the contact address of your site; without one, nobody reads them."
            type="email"
            {...form.getInputProps('replyTo')}
          />
          <TextInput
            mt="md"
            label="Line at the foot"
            description="Ends every mail, below the address and telephone of your business."
            {...form.getInputProps('footerLine')}
          />
        </PanelCard>
      )}
    </SettingsForm>
  )
}
