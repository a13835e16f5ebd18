import { Stack, Text } from '@mantine/core'
import { useFormat } from '../../../format/use-format.ts'
import { StatusBadge, type Tone } from '../../../parts/status-badge.tsx'
import { type MailRow, stateLabel } from './mail-row.ts'
import { SendAgainButton } from './send-again-button.tsx'

/** How a mail stands, why it did not go out, when it is tried again, and a way to send it again. */
export function MailState({ mail }: { readonly mail: MailRow }) {
  const { moment } = useFormat()
  const words = [sentence(mail.failure), whenText(mail, moment)].filter(Boolean).join(' ')
  return (
    <Stack gap={6} align="flex-start">
      <StatusBadge tone={tones[mail.state]}>{stateLabel(mail.state)}</StatusBadge>
      {words !== '' && (
        <Text size="sm" c="dimmed" maw={280} style={{ overflowWrap: 'anywhere' }}>
          {words}
        </Text>
      )}
      {(mail.state === 'failed' || mail.state === 'dead') && <SendAgainButton mail={mail} />}
    </Stack>
  )
}

const tones: Readonly<Record<MailRow['state'], Tone>> = {
  waiting: 'calm',
  failed: 'due',
  dead: 'bad',
  sent: 'good',
  kept: 'calm',
}

/** The words of a mail server, which end as they like. */
function sentence(failure: string): string {
  return failure === '' || /[.!?]$/.test(failure) ? failure : `${failure}.`
}

function whenText({ state, nextTryAtMs, attempts }: MailRow, moment: (ms: number) => string): string {
  if (state === 'dead' && attempts > 0)
    return attempts === 1 ? 'It was given up after 1 attempt.' : `It was given up after ${attempts} attempts.`
  if (nextTryAtMs === null) return ''
  return state === 'waiting'
    ? `It is sent ${moment(nextTryAtMs)}.`
    : `It is tried again ${moment(nextTryAtMs)}.`
}
