import { Button, CopyButton, Stack, Text } from '@mantine/core'
import { listExperimentsCall } from '@vitrine/contract/experiments/panel-calls'
import { sharesOut } from '@vitrine/domain/experiments/shares-out'
import type { InsightSettings } from '@vitrine/domain/insight/insight-settings'
import { Check, Copy } from 'lucide-react'
import { useCall } from '../../../call/use-call.ts'
import { ErrorNotice } from '../../../parts/error-notice.tsx'
import { PanelCard } from '../../../parts/panel-card.tsx'
import classes from './privacy-card.module.css'
import { privacyText } from './privacy-text.ts'

interface PrivacyCardProps {
  readonly settings: InsightSettings
}

/** What the privacy policy should say of the statistics and of toggles and tests, to be copied; nothing where there is nothing to say. */
export function PrivacyCard({ settings }: PrivacyCardProps) {
  const list = useCall(listExperimentsCall, {}, { isFresh: true })
  if (list.isLoadingError) return <ErrorNotice error={list.error} onRetry={() => void list.refetch()} />
  // What is kept in browsers is not known before; nobody should copy half of it.
  if (!list.data) return null
  const text = privacyText({ ...settings, hasExperiments: list.data.experiments.some(sharesOut) })
  if (text === null) return null
  return (
    <PanelCard
      title="For your privacy policy"
      beside={
        <CopyButton value={text}>
          {({ copied, copy }) => (
            <Button
              variant="default"
              size="xs"
              leftSection={copied ? <Check size={14} aria-hidden /> : <Copy size={14} aria-hidden />}
              onClick={copy}
            >
              {copied ? 'Copied' : 'Copy the text'}
            </Button>
          )}
        </CopyButton>
      }
    >
      <Stack gap="xs">
        <blockquote className={classes.text}>{text}</blockquote>
        <Text size="xs" c="dimmed">
          It says what this software does. Whether that is all that the law wants to be said in your country,
          we do not know.
        </Text>
      </Stack>
    </PanelCard>
  )
}
