import { Button, Group, Text, Textarea, TextInput } from '@mantine/core'
import { LazyRichText } from '../../../parts/rich-text/lazy-rich-text.tsx'
import { StateBadge } from './state-words.tsx'
import classes from './translate.module.css'
import type { StoredTranslation, TranslationDraft } from './use-translation-draft.ts'

type StoredText = StoredTranslation['texts'][number]

interface TextPairProps {
  readonly text: StoredText
  readonly draft: TranslationDraft
  /** Tags of the two languages. */
  readonly from: string
  readonly to: string
}

/** A text of the site beside its translation. */
export function TextPair({ text, draft, from, to }: TextPairProps) {
  const { name, state, label } = text
  const confirm = () => draft.write(name, draft.textOf(name, text.text))
  return (
    <div className={classes.pair}>
      <div>
        <Text size="sm" fw={500} mb={4}>
          {label}
        </Text>
        <Source text={text} language={from} />
      </div>
      <div>
        <Field text={text} draft={draft} language={to} />
        <Group gap="xs" mt="xs">
          <StateBadge state={draft.isWritten(name) ? 'translated' : state} />
          {state === 'outdated' && !draft.isWritten(name) && (
            <Button size="compact-sm" variant="default" onClick={confirm}>
              It is still right
            </Button>
          )}
        </Group>
      </div>
    </div>
  )
}

/** Formatted text is shown in a frame in which nothing runs. */
function Source({
  text: { kind, source, label },
  language,
}: {
  readonly text: StoredText
  readonly language: string
}) {
  if (kind === 'html')
    return (
      <iframe
        className={classes.frame}
        title={`${label}, as it is now`}
        sandbox=""
        srcDoc={`<!doctype html><body style="font:15px/1.5 system-ui,sans-serif;margin:12px;overflow-wrap:anywhere">${source}`}
      />
    )
  return (
    <Text size="sm" className={classes.source} lang={language}>
      {source}
    </Text>
  )
}

interface FieldProps {
  readonly text: StoredText
  readonly draft: TranslationDraft
  readonly language: string
}

function Field({ text: { name, kind, label, text, usual }, draft, language }: FieldProps) {
  const value = draft.textOf(name, text)
  const error = draft.refusal?.errors[name] || undefined
  const translatedLabel = `${label}, translated`
  if (kind === 'html')
    return (
      <LazyRichText
        key={draft.round}
        label={translatedLabel}
        html={value}
        onChange={(html) => draft.write(name, html)}
        error={error}
        minRows={6}
      />
    )
  const shared = { label: translatedLabel, value, error, lang: language }
  const write = (event: { readonly currentTarget: { readonly value: string } }) =>
    draft.write(name, event.currentTarget.value)
  return kind === 'line' ? (
    <TextInput {...shared} placeholder={usual} onChange={write} />
  ) : (
    <Textarea {...shared} onChange={write} autosize minRows={3} />
  )
}
