import { Button, Code, Text, Textarea, TextInput } from '@mantine/core'
import type { ReplyOf } from '@vitrine/contract/call'
import { type readMailTextsCall, readUsualMailTextsCall } from '@vitrine/contract/mail/mail-text-calls'
import { checkMailText } from '@vitrine/domain/website/settings/mail/check-mail-texts'
import type { WordedMailKind } from '@vitrine/domain/website/settings/mail/mail-kinds'
import { mailLabels, placeholderLabels } from '@vitrine/domain/website/settings/mail/mail-labels'
import { placeholdersOf } from '@vitrine/domain/website/settings/mail/mail-placeholders'
import { RotateCcw } from 'lucide-react'
import { useRef } from 'react'
import { useCall } from '../../../call/use-call.ts'
import { PanelCard } from '../../../parts/panel-card.tsx'
import type { SettingsFields } from '../../../parts/settings/use-settings-draft.ts'
import { isOwnText } from './is-own-text.ts'
import classes from './mail-texts.module.css'

interface MailTextFieldsProps {
  readonly form: SettingsFields<ReplyOf<typeof readMailTextsCall>['value']>
  readonly purpose: WordedMailKind
}

/** Subject and opening of a mail, what may stand in them, and the way back to the usual words. */
export function MailTextFields({ form, purpose }: MailTextFieldsProps) {
  const subjectField = useRef<HTMLInputElement>(null)
  const text = form.getValues()[purpose]
  const usual = useCall(readUsualMailTextsCall, {}).data?.texts[purpose] ?? text
  const wrong = checkMailText(purpose, text)
  const subject = form.getInputProps(`${purpose}.subject`)
  const opening = form.getInputProps(`${purpose}.opening`)
  const reset = () => {
    form.setFieldValue(purpose, usual)
    form.clearErrors()
    subjectField.current?.focus()
  }
  return (
    <PanelCard
      title="Words"
      beside={
        isOwnText(text, usual) && (
          <Button
            variant="subtle"
            size="compact-sm"
            leftSection={<RotateCcw size={14} aria-hidden />}
            onClick={reset}
          >
            Back to the usual words
          </Button>
        )
      }
    >
      <Text size="sm" c="dimmed" mb="md">
        {mailLabels[purpose].when}.
      </Text>
      <TextInput label="Subject" {...subject} ref={subjectField} error={wrong.subject ?? subject.error} />
      <Textarea
        mt="md"
        label="Opening"
        description="What it begins with. The rest is written for you."
        autosize
        minRows={2}
        {...opening}
        error={wrong.opening ?? opening.error}
      />
      <Text size="sm" mt="md" mb={4}>
        These names in braces stand for what differs from mail to mail:
      </Text>
      <ul className={classes.names}>
        {placeholdersOf(purpose).map((name) => (
          <li key={name}>
            <Code>{`{${name}}`}</Code> {placeholderLabels[name]}
          </li>
        ))}
      </ul>
    </PanelCard>
  )
}
