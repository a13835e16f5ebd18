import { Button, CopyButton, Stack, Text } from '@mantine/core'
import type { InsightSettings } from '@vitrine/domain/insight/insight-settings'
import { Check, Copy } from 'lucide-react'
import { PanelCard } from '../../../parts/panel-card.tsx'
import classes from './privacy-card.module.css'
import { privacyText } from './privacy-text.ts'

interface PrivacyCardProps {
  readonly settings: Omit<InsightSettings, 'isOn'>
}

/** What the privacy policy should say of the statistics, to be copied. */
export function PrivacyCard({ settings }: PrivacyCardProps) {
  const text = privacyText(settings)
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
