import { Anchor, Group, Skeleton, Text } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { addressTo } from '@vitrine/contract/client/address-to'
import {
  campaignPreviewPageCall,
  previewCampaignCall,
} from '@vitrine/contract/newsletter/campaigns/campaign-calls'
import { ExternalLink } from 'lucide-react'
import { useState } from 'react'
import { replyOrThrow } from '../../../../call/call-query.ts'
import { call } from '../../../../call/client.ts'
import { PanelCard } from '../../../../parts/panel-card.tsx'
import { type MailLook, MailLookSwitch, ShownMail } from '../../../../parts/preview/mail-looks.tsx'
import { useIsPhone } from '../../../../parts/use-is-phone.ts'
import type { CampaignValue } from '../stored-campaign.ts'
import classes from './editor.module.css'

interface CampaignPreviewProps {
  readonly campaignId: string
  readonly values: CampaignValue
  /** Whether what is shown is what is kept. */
  readonly isSaved: boolean
}

/** A draft is drawn when nothing was changed for so long. */
const pauseMs = 400

/** A campaign as its readers get it: in the list of their mails, on a desktop, on a phone, and as plain text. */
export function CampaignPreview({ campaignId, values, isSaved }: CampaignPreviewProps) {
  const [shown] = useDebouncedValue(values, pauseMs)
  const isPhone = useIsPhone()
  const [look, setLook] = useState<MailLook>(isPhone ? 'phone' : 'desktop')
  const query = useQuery({
    queryKey: [previewCampaignCall.name, shown],
    queryFn: async () => {
      return replyOrThrow(await call(previewCampaignCall, { body: shown }))
    },
    placeholderData: keepPreviousData,
    retry: false,
    gcTime: 10_000,
  })
  const mail = query.data
  return (
    <PanelCard title="Preview" beside={<MailLookSwitch look={look} onChange={setLook} />}>
      {query.isPending && <Skeleton h={480} aria-label="Loading the preview" role="status" />}
      {query.isError && (
        <Text size="sm" c="red" role="status" mb="sm">
          {query.error.message}
        </Text>
      )}
      {mail && (
        <>
          <Inbox from={mail.from} subject={mail.subject} preheader={shown.preheader} />
          <ShownMail look={look} title="The mail as readers get it" html={mail.html} text={mail.text} />
          <Group justify="space-between" mt="xs" gap="xs">
            <Text size="xs" c="dimmed">
              {isSaved
                ? 'With your name in the place of a reader’s.'
                : 'With changes that are not saved yet.'}
            </Text>
            {isSaved && (
              <Anchor
                size="xs"
                href={addressTo<typeof campaignPreviewPageCall>(campaignPreviewPageCall, {
                  params: { campaignId },
                })}
                target="_blank"
                rel="noreferrer"
              >
                Open in a new tab <ExternalLink size={12} aria-hidden />
              </Anchor>
            )}
          </Group>
        </>
      )}
    </PanelCard>
  )
}

interface InboxProps {
  readonly from: string
  readonly subject: string
  readonly preheader: string
}

/** The line by which a mail stands in the list of a mail program. */
function Inbox({ from, subject, preheader }: InboxProps) {
  const sender = from || 'No sender yet'
  return (
    <div className={classes.inbox}>
      <span className={classes.initial} aria-hidden>
        {sender.slice(0, 1).toLocaleUpperCase()}
      </span>
      <div className={classes.line}>
        <Text size="sm" fw={650} truncate>
          {sender}
        </Text>
        <Text size="sm" truncate>
          {subject || 'No subject yet'}
        </Text>
        {preheader !== '' && (
          <Text size="sm" c="dimmed" truncate>
            {preheader}
          </Text>
        )}
      </div>
    </div>
  )
}
