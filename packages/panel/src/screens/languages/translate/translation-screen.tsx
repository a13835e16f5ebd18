import { Alert, Stack } from '@mantine/core'
import { getRouteApi } from '@tanstack/react-router'
import { readLanguagesCall } from '@vitrine/contract/languages/language-calls'
import { readTranslationCall } from '@vitrine/contract/languages/translation-calls'
import { translationKinds } from '@vitrine/domain/languages/translation'
import { ownNameOf } from '@vitrine/domain/website/languages/site-language'
import type { FormEvent } from 'react'
import { useCall } from '../../../call/use-call.ts'
import { BackLink } from '../../../parts/back-link.tsx'
import { ClashDialog } from '../../../parts/clash/clash-dialog.tsx'
import { PageHead } from '../../../parts/page-head.tsx'
import { PanelCard } from '../../../parts/panel-card.tsx'
import { Shown } from '../../../parts/reading/shown.tsx'
import { SaveBar } from '../../../parts/save-bar.tsx'
import { UnsavedGuard } from '../../../parts/unsaved-guard.tsx'
import { Neighbours } from './neighbours.tsx'
import { TextPair } from './text-pair.tsx'
import {
  type StoredTranslation,
  type TranslationParams,
  useTranslationDraft,
} from './use-translation-draft.ts'

const route = getRouteApi('/panel/translate/$language/$kind/$id')

/** The texts of something, each beside its translation. */
export function TranslationScreen() {
  const { language, kind: name, id } = route.useParams()
  const kind = translationKinds.find((each) => each === name) ?? 'page'
  const params = { language, kind, id }
  const settings = useCall(readLanguagesCall, {})
  const stored = useCall(readTranslationCall, { params }, { isFresh: true })
  return (
    <Shown of={[stored, settings]} loading="Loading the texts" height={320}>
      {(texts, { defaultLanguage }) => (
        <Texts key={`${language} ${kind} ${id}`} stored={texts} params={params} from={defaultLanguage} />
      )}
    </Shown>
  )
}

interface TextsProps {
  readonly stored: StoredTranslation
  readonly params: TranslationParams
  readonly from: string
}

function Texts({ stored, params, from }: TextsProps) {
  const draft = useTranslationDraft(stored, params)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (draft.isDirty && !draft.isSaving) void draft.save()
  }
  const { language } = params
  const label = `${ownNameOf(from)} and ${ownNameOf(language)}`
  return (
    <form onSubmit={submit} noValidate aria-label={label}>
      <PageHead
        title={stored.title || 'Without a title'}
        above={
          <BackLink to="/translate" search={{ language }}>
            Translate
          </BackLink>
        }
        actions={<Neighbours params={params} />}
      />
      <Stack>
        <div role="alert">{draft.refusal && <Alert color="red">{draft.refusal.message}</Alert>}</div>
        <PanelCard title={label}>
          <Stack gap="xl">
            {draft.texts.map((text) => (
              <TextPair key={text.name} text={text} draft={draft} from={from} to={language} />
            ))}
          </Stack>
        </PanelCard>
      </Stack>
      <SaveBar isDirty={draft.isDirty} isSaving={draft.isSaving} onDiscard={draft.discard} />
      <UnsavedGuard isDirty={draft.isDirty} isSaving={draft.isSaving} />
      <ClashDialog
        clashes={draft.clashes}
        onChoose={(taken) => void draft.choose(taken)}
        onClose={draft.closeClash}
      />
    </form>
  )
}
