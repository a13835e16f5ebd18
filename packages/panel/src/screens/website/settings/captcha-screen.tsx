import { Anchor, Checkbox, PasswordInput, Radio, Stack, Text, TextInput } from '@mantine/core'
import type { ReplyOf } from '@vitrine/contract/call'
import { changeCaptchaCall, readCaptchaCall } from '@vitrine/contract/captcha/panel-calls'
import { captchaServices, isCaptchaService } from '@vitrine/domain/captcha/captcha-services'
import { maskedSecret } from '@vitrine/domain/website/settings/masked-secret'
import { call } from '../../../call/client.ts'
import { PanelCard } from '../../../parts/panel-card.tsx'
import { SettingsForm } from '../../../parts/settings/settings-form.tsx'
import type { SettingsFields } from '../../../parts/settings/use-settings-draft.ts'
import { SettingsHead } from '../../settings/settings-head.tsx'
import { TryCaptcha } from './try-captcha.tsx'

type Captcha = ReplyOf<typeof readCaptchaCall>['value']
interface FieldsProps {
  readonly form: SettingsFields<Captcha>
}

const choices = [
  {
    value: 'none',
    label: 'None',
    description: 'A hidden field and limits still stop simple programs.',
  },
  {
    value: 'built-in',
    label: 'Built in',
    description:
      'The visitor’s browser does some work while they type. Nobody has to solve a puzzle, and no other company is told.',
  },
  {
    value: 'recaptcha',
    label: 'reCAPTCHA',
    description:
      'By Google: a box to tick, at times pictures to choose from. Take keys for version 2, “checkbox”.',
  },
  {
    value: 'turnstile',
    label: 'Cloudflare Turnstile',
    description: 'By Cloudflare: mostly without anything to do.',
  },
  { value: 'hcaptcha', label: 'hCaptcha', description: 'A box to tick, at times pictures to choose from.' },
] as const

/** What keeps programs out of what visitors post. */
export function CaptchaScreen() {
  return (
    <>
      <SettingsHead title="Captcha" />
      <SettingsForm
        name={readCaptchaCall.name}
        label="the captcha"
        source={{
          read: () => call(readCaptchaCall, {}),
          change: (stored) => call(changeCaptchaCall, { body: stored }),
        }}
        savedText="The captcha was saved"
        fieldLabels={{
          provider: 'Captcha',
          siteKey: 'Site key',
          secretKey: 'Secret key',
          isForComments: 'Comments',
        }}
      >
        {(form) => {
          const { provider } = form.getValues()
          return (
            <>
              <ChoiceCard form={form} />
              {isCaptchaService(provider) && <KeysCard form={form} />}
              {provider !== 'none' && <TryCaptcha value={form.getValues()} />}
              {provider !== 'none' && <PlacesCard form={form} />}
            </>
          )
        }}
      </SettingsForm>
    </>
  )
}

function ChoiceCard({ form }: FieldsProps) {
  return (
    <PanelCard title="Who tells people from programs">
      <Radio.Group aria-label="Who tells people from programs" {...form.getInputProps('provider')}>
        <Stack>
          {choices.map((choice) => (
            <Radio key={choice.value} {...choice} />
          ))}
        </Stack>
      </Radio.Group>
    </PanelCard>
  )
}

function KeysCard({ form }: FieldsProps) {
  const { provider, secretKey } = form.getValues()
  if (!isCaptchaService(provider)) return null
  const { name, keysUrl } = captchaServices[provider]
  return (
    <PanelCard title={`Keys of ${name}`}>
      <Stack>
        <Text size="sm">
          You get both keys from {name}, for the domain of this site:{' '}
          <Anchor size="sm" href={keysUrl} target="_blank" rel="noreferrer">
            open {name} in a new tab
          </Anchor>
          . Visitors who use a form that asks for it load the script of {name}, which learns their address:
          say so in your privacy policy.
        </Text>
        <TextInput
          label="Site key"
          description="Pages show it."
          maxLength={200}
          autoComplete="off"
          spellCheck={false}
          {...form.getInputProps('siteKey')}
        />
        <PasswordInput
          label="Secret key"
          description={
            secretKey === maskedSecret
              ? 'The secret key is kept. Type another to replace it.'
              : 'It stays on the server, and is not shown again.'
          }
          maxLength={200}
          autoComplete="off"
          visibilityToggleButtonProps={{ 'aria-label': 'Show the secret key' }}
          onFocus={(event) => event.currentTarget.select()}
          {...form.getInputProps('secretKey')}
        />
      </Stack>
    </PanelCard>
  )
}

function PlacesCard({ form }: FieldsProps) {
  return (
    <PanelCard title="Where it is asked for">
      <Checkbox
        label="Comments of visitors who are not signed in"
        description="With it, commenting needs JavaScript; the form says so to those without it."
        {...form.getInputProps('isForComments', { type: 'checkbox' })}
      />
    </PanelCard>
  )
}
