import { Button, CopyButton, Group, TextInput } from '@mantine/core'
import { Check, Copy } from 'lucide-react'

interface CopiedTextProps {
  readonly label: string
  readonly text: string
}

/** A text to be taken elsewhere: it can be marked, and copied by a button. */
export function CopiedText({ label, text }: CopiedTextProps) {
  return (
    <Group align="flex-end" gap="xs">
      <TextInput
        label={label}
        readOnly
        value={text}
        flex="1 1 200px"
        data-autofocus
        onFocus={(event) => event.currentTarget.select()}
      />
      <CopyButton value={text}>
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
    </Group>
  )
}
