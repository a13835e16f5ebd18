import { Button, Group, Select, Switch, Text, TextInput } from '@mantine/core'
import { ownNameOf } from '@vitrine/domain/website/languages/site-language'
import { type ReactNode, useState } from 'react'
import type { SettingsFields } from '../../parts/settings/use-settings-draft.ts'
import classes from './languages.module.css'
import type { EditedLanguage, LanguagesValue } from './languages-source.ts'
import { RemoveLanguage } from './remove-language.tsx'

interface LanguageRowProps {
  readonly language: EditedLanguage
  readonly index: number
  readonly grip: ReactNode
  readonly form: SettingsFields<LanguagesValue>
}

/** A further language: its prefix, what stands in for it, and whether visitors see it. */
export function LanguageRow({ language, index, grip, form }: LanguageRowProps) {
  const [isAsking, ask] = useState(false)
  const { languages } = form.getValues()
  const { code } = language
  const name = ownNameOf(code)
  const remove = () => {
    const rest = languages.filter((each) => each.code !== code)
    form.setFieldValue(
      'languages',
      rest.map((each) => (each.fallback === code ? { ...each, fallback: null } : each)),
    )
    ask(false)
  }
  return (
    <div className={classes.row}>
      <Group gap="xs">
        {grip}
        <Text fw={500} lang={code}>
          {name}
        </Text>
        <Text size="sm" c={form.errors[`languages.${index}.code`] ? 'red' : 'dimmed'}>
          {form.errors[`languages.${index}.code`] ?? code}
        </Text>
      </Group>
      <div className={classes.fields}>
        <TextInput
          label="Prefix"
          aria-label={`Prefix of ${name}`}
          {...form.getInputProps(`languages.${index}.slugPrefix`)}
        />
        <Select
          label="Not translated: show"
          aria-label={`What stands in for ${name}`}
          data={[
            { value: '', label: 'The site’s own language' },
            ...languages
              .filter((each) => each.code !== code)
              .map((each) => ({ value: each.code, label: ownNameOf(each.code) })),
          ]}
          value={language.fallback ?? ''}
          allowDeselect={false}
          error={form.errors[`languages.${index}.fallback`]}
          onChange={(value) => form.setFieldValue(`languages.${index}.fallback`, value === '' ? null : value)}
        />
      </div>
      <Group justify="space-between">
        <Switch
          label="Visitors see it"
          aria-label={`Visitors see ${name}`}
          checked={language.enabled}
          onChange={(event) => form.setFieldValue(`languages.${index}.enabled`, event.currentTarget.checked)}
        />
        <Button size="compact-sm" variant="default" aria-label={`Remove ${name}`} onClick={() => ask(true)}>
          Remove
        </Button>
      </Group>
      {isAsking && <RemoveLanguage code={code} onRemove={remove} onClose={() => ask(false)} />}
    </div>
  )
}
