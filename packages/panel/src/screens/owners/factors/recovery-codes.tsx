import { Button, CopyButton, Group, Stack, Text } from '@mantine/core'
import { Check, Copy } from 'lucide-react'
import classes from './factors.module.css'

interface RecoveryCodesProps {
  readonly codes: readonly string[]
  readonly onDone: () => void
}

/** The codes on paper, which are shown this once. */
export function RecoveryCodes({ codes, onDone }: RecoveryCodesProps) {
  return (
    <Stack>
      <Text size="sm" role="status">
        Keep these recovery codes on paper, or with your passwords. Each is worth one sign-in when your app or
        passkey is not at hand. They are not shown again.
      </Text>
      <ul className={classes.codes} aria-label="Recovery codes">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <Group justify="flex-end" gap="xs">
        <CopyButton value={codes.join('\n')}>
          {({ copied, copy }) => (
            <Button
              variant="default"
              leftSection={copied ? <Check size={16} aria-hidden /> : <Copy size={16} aria-hidden />}
              onClick={copy}
            >
              {copied ? 'Copied' : 'Copy'}
            </Button>
          )}
        </CopyButton>
        <Button onClick={onDone} data-autofocus>
          I kept them
        </Button>
      </Group>
    </Stack>
  )
}
