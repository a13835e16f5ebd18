import { Button, Group, Stack, Text } from '@mantine/core'
import { Eye } from 'lucide-react'
import { useRef, useState } from 'react'
import { stepByKey } from '../../../parts/builder/history-keys.ts'
import { HistoryButtons } from '../../../parts/settings/history-buttons.tsx'
import { useDraftHistory } from '../../../parts/settings/use-draft-history.ts'
import type { SettingsFields } from '../../../parts/settings/use-settings-draft.ts'
import { AfterCard } from './after-card.tsx'
import classes from './builder.module.css'
import type { BuilderCardProps } from './builder-card.ts'
import { CopyCard } from './copy-card.tsx'
import { FieldsCard } from './fields/fields-card.tsx'
import { FormPreview } from './form-preview.tsx'
import { IntakeCard } from './intake-card.tsx'
import { MailCard } from './mail-card.tsx'
import type { StoredForm } from './stored-form.ts'
import { WordsCard } from './words-card.tsx'

interface FormBuilderProps {
  readonly form: SettingsFields<StoredForm['value']>
  /** Counts how often the values came from the server. */
  readonly round: number
  readonly formId: string
  readonly stored: StoredForm
}

/** The parts of a form beneath each other, and the form as visitors see it. */
export function FormBuilder({ form, round, formId, stored }: FormBuilderProps) {
  const { change, undo, redo, turn } = useDraftHistory(form, round)
  const values = form.getValues()
  const [openId, setOpenId] = useState<string | null>(null)
  const preview = useRef<HTMLDivElement>(null)
  const { usualTexts } = stored
  const card: BuilderCardProps = {
    values,
    usualTexts,
    errors: form.errors,
    change,
    turn: `${round}-${turn}`,
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys work wherever the focus is in the room
    <div className={classes.room} onKeyDown={(event) => stepByKey(event, { undo, redo })}>
      <Stack>
        <Group gap="xs">
          <HistoryButtons undo={undo} redo={redo} />
          <Button
            variant="default"
            size="compact-md"
            className={classes.jump}
            leftSection={<Eye size={16} aria-hidden />}
            onClick={() => preview.current?.scrollIntoView({ block: 'start' })}
          >
            Preview
          </Button>
          <Text size="sm" c="dimmed">
            {saidWhere(stored)}
          </Text>
        </Group>
        <FieldsCard {...card} onOrder={() => form.clearErrors()} openId={openId} onOpen={setOpenId} />
        <WordsCard {...card} />
        <AfterCard {...card} />
        <MailCard {...card} />
        <CopyCard {...card} />
        <IntakeCard {...card} />
      </Stack>
      <div ref={preview} className={classes.preview}>
        <FormPreview formId={formId} values={values} fieldId={openId} />
      </div>
    </div>
  )
}

function saidWhere({ isSaidByBlock, isOwn }: StoredForm): string {
  if (!isSaidByBlock) return ''
  return isOwn ? 'As it was written here, not as its block says it' : 'As its block says it'
}
