import { Box, Button, Group, Text } from '@mantine/core'
import { listMailHooksCall } from '@vitrine/contract/newsletter/mail-hooks/hook-calls'
import { hookFormatLabels } from '@vitrine/domain/newsletter/mail-events/hook-formats'
import { useState } from 'react'
import { useCall } from '../../../call/use-call.ts'
import { useFormat } from '../../../format/use-format.ts'
import { PanelCard } from '../../../parts/panel-card.tsx'
import { Shown } from '../../../parts/reading/shown.tsx'
import { StatusBadge } from '../../../parts/status-badge.tsx'
import classes from '../texts/mail-texts.module.css'
import type { MailHook } from './mail-hook.ts'
import { MailHookDialog } from './mail-hook-dialog.tsx'

/** Who may tell that mail came back or was called spam. */
export function MailHooksCard() {
  const query = useCall(listMailHooksCall, {})
  const [chosen, choose] = useState<MailHook | null>(null)
  return (
    <Box mb="md" className={classes.width}>
      <PanelCard title="Mail that comes back" isFlush>
        <Text size="sm" px={20} pb="sm">
          Your mail service can tell the site which mail came back and who called it spam. Those readers get
          no more newsletters until they sign up again. Without it, only what your mail server refuses at once
          is known.
        </Text>
        <Shown of={[query]} loading="Loading the mail services" height={160}>
          {(read) => (
            <ul className={classes.mails}>
              {read.hooks.map((hook) => (
                <HookEntry key={hook.format} hook={hook} onChoose={() => choose(hook)} />
              ))}
            </ul>
          )}
        </Shown>
      </PanelCard>
      {chosen && <MailHookDialog hook={chosen} onClose={() => choose(null)} />}
    </Box>
  )
}

interface HookEntryProps {
  readonly hook: MailHook
  readonly onChoose: () => void
}

function HookEntry({ hook: { format, isSet, updatedAtMs }, onChoose }: HookEntryProps) {
  const { moment } = useFormat()
  const label = hookFormatLabels[format]
  return (
    <Group component="li" className={classes.mail} justify="space-between">
      <div>
        <Group gap="xs">
          <Text size="sm" fw={600}>
            {label}
          </Text>
          {isSet && <StatusBadge tone="good">Heard</StatusBadge>}
        </Group>
        <Text size="xs" c="dimmed">
          {updatedAtMs === null ? 'Not set up' : `Key set ${moment(updatedAtMs)}`}
        </Text>
      </div>
      <Button
        size="xs"
        variant="default"
        onClick={onChoose}
        aria-label={isSet ? `Change ${label}` : `Set up ${label}`}
      >
        {isSet ? 'Change' : 'Set up'}
      </Button>
    </Group>
  )
}
