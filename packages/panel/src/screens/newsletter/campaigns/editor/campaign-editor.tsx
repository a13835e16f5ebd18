import { Alert, Button, Group, Stack } from '@mantine/core'
import type { StoredSettings } from '@vitrine/contract/settings'
import type { CampaignBlock } from '@vitrine/domain/newsletter/campaigns/campaign-block'
import { Eye } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { stepByKey } from '../../../../parts/builder/history-keys.ts'
import { HistoryButtons } from '../../../../parts/settings/history-buttons.tsx'
import { SettingsForm } from '../../../../parts/settings/settings-form.tsx'
import { useDraftHistory } from '../../../../parts/settings/use-draft-history.ts'
import type { SettingsFields } from '../../../../parts/settings/use-settings-draft.ts'
import { BlocksCard } from '../blocks/blocks-card.tsx'
import { ReadinessCard } from '../sending/readiness-card.tsx'
import { type CampaignValue, campaignKey, type StoredCampaign } from '../stored-campaign.ts'
import { noDraftStatus, readCampaign, saveCampaign } from '../write-campaign.ts'
import { CampaignPreview } from './campaign-preview.tsx'
import classes from './editor.module.css'
import { EnvelopeCard } from './envelope-card.tsx'
import { KeepInCopy } from './keep-in-copy.tsx'

interface CampaignEditorProps {
  readonly stored: StoredCampaign
  /** When it was read, in epoch milliseconds. */
  readonly atMs: number
  readonly onDirty: (isDirty: boolean) => void
  /** Called with what the campaign is by now, where it is no draft any more. */
  readonly onLate: (now: StoredCampaign) => void
}

/** A draft of a campaign while it is written. */
export function CampaignEditor({ stored, atMs, onDirty, onLate }: CampaignEditorProps) {
  const { id } = stored.campaign
  const [isLate, setLate] = useState(false)
  const change = async (draft: StoredSettings<CampaignValue>) => {
    const outcome = await saveCampaign(id, draft)
    if (outcome.ok || outcome.refusal.status !== noDraftStatus) return outcome
    setLate(true)
    const now = await readCampaign(id)
    if (now.ok) onLate(now.reply)
    return outcome
  }
  return (
    <div className={classes.screen}>
      <SettingsForm<CampaignValue>
        name={campaignKey(id)}
        label="the campaign"
        source={{ read: () => readCampaign(id), change }}
        opened={{ stored, atMs }}
        savedText="The campaign was saved"
        fieldLabels={fieldLabels}
      >
        {(form, round) => (
          <>
            {isLate && <KeepInCopy campaignId={id} form={form} />}
            <Draft form={form} round={round} stored={stored} onDirty={onDirty} />
          </>
        )}
      </SettingsForm>
    </div>
  )
}

const fieldLabels = {
  name: 'Name',
  subject: 'Subject',
  preheader: 'Preview text',
  listId: 'List',
  senderName: 'Sender',
  replyTo: 'Answers go to',
  blocks: 'Content',
}

interface DraftProps extends Pick<CampaignEditorProps, 'stored' | 'onDirty'> {
  readonly form: SettingsFields<CampaignValue>
  /** Counts how often the values came from the server. */
  readonly round: number
}

function Draft({ form, round, stored, onDirty }: DraftProps) {
  const { change, undo, redo, turn } = useDraftHistory(form, round)
  const values = form.getValues()
  const isDirty = form.isDirty()
  const preview = useRef<HTMLDivElement>(null)
  useEffect(() => {
    onDirty(isDirty)
    return () => onDirty(false)
  }, [isDirty, onDirty])
  const changeBlocks = (
    changed: (blocks: CampaignValue['blocks']) => readonly CampaignBlock[],
    key?: string,
  ) => {
    change({ blocks: [...changed(form.getValues().blocks)] }, key)
    if (key !== undefined) form.clearFieldError(key)
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
        </Group>
        {stored.campaign.pauseReason !== '' && (
          <Alert color="orange" title="It did not go out on time">
            {stored.campaign.pauseReason}
          </Alert>
        )}
        <EnvelopeCard values={values} errors={form.errors} onChange={change} />
        <BlocksCard
          blocks={values.blocks}
          shown={stored.shown}
          errors={form.errors}
          onChange={changeBlocks}
          turn={`${round}-${turn}`}
        />
        <ReadinessCard readiness={stored.readiness} isDirty={isDirty} />
      </Stack>
      <div ref={preview} className={classes.preview}>
        <CampaignPreview campaignId={stored.campaign.id} values={values} isSaved={!isDirty} />
      </div>
    </div>
  )
}
