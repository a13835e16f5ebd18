import { Accordion, Badge, Button, Group, Stack, Text, TextInput } from '@mantine/core'
import type { TweakField, TweakValues } from '@vitrine/domain/website/design/tweak-field'
import { RotateCcw, Search } from 'lucide-react'
import { useState } from 'react'
import { HistoryButtons } from '../../parts/settings/history-buttons.tsx'
import { useDraftHistory } from '../../parts/settings/use-draft-history.ts'
import type { SettingsFields } from '../../parts/settings/use-settings-draft.ts'
import classes from './design.module.css'
import { PresetChoice } from './preset-choice.tsx'
import { PreviewFrame } from './preview-frame.tsx'
import { TweakGroup } from './tweak-group.tsx'

interface DesignRoomProps {
  readonly form: SettingsFields<Record<string, string>>
  /** Counts how often the values came from the server. */
  readonly round: number
  readonly fields: readonly TweakField[]
  readonly fonts: readonly string[]
}

/** The fields of the design by category, and the site as it looks with them. */
export function DesignRoom({ form, round, fields, fonts }: DesignRoomProps) {
  const values = form.getValues()
  const { change, undo, redo } = useDraftHistory(form, round)
  const [words, setWords] = useState('')
  const found = fields.filter((field) => matches(field, words))
  const categories = Map.groupBy(found, ({ category }) => category || 'General')
  const changed = fields.filter((field) => isChanged(field, values))
  const presetOf = (some: readonly TweakField[]) =>
    Object.fromEntries(some.map(({ key, preset }) => [key, preset]))
  return (
    <div className={classes.room}>
      <Stack>
        <Group gap="xs">
          <HistoryButtons undo={undo} redo={redo} />
          <Button
            variant="subtle"
            color="gray"
            size="compact-sm"
            leftSection={<RotateCcw size={14} aria-hidden />}
            disabled={changed.length === 0}
            onClick={() => change(presetOf(changed))}
          >
            Reset all
          </Button>
          <Text size="sm" c="dimmed" role="status">
            {changed.length === 0 ? 'As the template comes' : `${changed.length} changed`}
          </Text>
        </Group>
        <PresetChoice fields={fields} onChoose={change} />
        <TextInput
          aria-label="Search the design"
          placeholder="Search: colour, font, width…"
          leftSection={<Search size={16} aria-hidden />}
          value={words}
          onChange={(event) => setWords(event.currentTarget.value)}
        />
        {found.length === 0 && <Text c="dimmed">Nothing has this name.</Text>}
        <Accordion
          multiple
          variant="separated"
          order={2}
          {...(words.trim() === ''
            ? { defaultValue: [...categories.keys()].slice(0, 2), key: 'all' }
            : { value: [...categories.keys()], key: 'found' })}
        >
          {[...categories].map(([category, some]) => {
            const count = some.filter((field) => isChanged(field, values)).length
            return (
              <Accordion.Item key={category} value={category}>
                <Accordion.Control>
                  <Group gap="xs">
                    {category}
                    {count > 0 && (
                      <Badge size="sm" variant="light">
                        {count} changed
                      </Badge>
                    )}
                  </Group>
                </Accordion.Control>
                <Accordion.Panel>
                  <TweakGroup
                    fields={some}
                    all={fields}
                    values={values}
                    errors={form.errors}
                    fonts={fonts}
                    onChange={(key, value) => change({ [key]: value }, key)}
                  />
                </Accordion.Panel>
              </Accordion.Item>
            )
          })}
        </Accordion>
      </Stack>
      <div className={classes.preview}>
        <PreviewFrame values={values} fields={fields} isChanged={form.isDirty()} />
      </div>
    </div>
  )
}

function isChanged({ key, preset }: TweakField, values: TweakValues): boolean {
  return (values[key] ?? preset) !== preset
}

function matches({ label, category, group, key }: TweakField, words: string): boolean {
  const text = `${label} ${category} ${group} ${key}`.toLowerCase()
  return words
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word))
}
