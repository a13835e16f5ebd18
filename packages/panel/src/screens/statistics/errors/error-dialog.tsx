import { Button, Code, CopyButton, Group, Modal, Stack, Text } from '@mantine/core'
import { Check, Copy } from 'lucide-react'
import { useFormat } from '../../../format/use-format.ts'
import classes from './errors.module.css'
import type { ScriptError } from './script-error.ts'

interface ErrorDialogProps {
  readonly error: ScriptError
  readonly onClose: () => void
}

/** All that is known of an error, to be copied for who mends it. */
export function ErrorDialog({ error, onClose }: ErrorDialogProps) {
  const { moment, number } = useFormat()
  const { message, source, stack, path, browser, count, firstAtMs, lastAtMs } = error
  const facts = [
    ['Seen', count === 1 ? 'Once' : `${number(count)} times`],
    ['First', moment(firstAtMs)],
    ['Last', moment(lastAtMs)],
    ['Page', path],
    ['Browser', browser],
    ['Thrown at', source],
  ] as const
  // As it is looked for and sent to others, in the words of the browser.
  const copied = [message, source, `${path} ${browser}`, stack].filter(Boolean).join('\n')
  return (
    <Modal opened onClose={onClose} size="xl" title="Error of a script">
      <Stack>
        <Text size="sm" fw={600} className={classes.message}>
          {message}
        </Text>
        <dl className={classes.facts}>
          {facts
            .filter(([, value]) => value !== '')
            .map(([name, value]) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{value}</dd>
              </div>
            ))}
        </dl>
        {stack !== '' && (
          <Code block className={classes.stack} tabIndex={0} role="region" aria-label="Stack">
            {stack}
          </Code>
        )}
        <Group justify="flex-end" gap="xs">
          <CopyButton value={copied}>
            {({ copied: isCopied, copy }) => (
              <Button
                variant="default"
                leftSection={isCopied ? <Check size={16} aria-hidden /> : <Copy size={16} aria-hidden />}
                onClick={copy}
              >
                {isCopied ? 'Copied' : 'Copy all'}
              </Button>
            )}
          </CopyButton>
          <Button onClick={onClose}>Close</Button>
        </Group>
      </Stack>
    </Modal>
  )
}
