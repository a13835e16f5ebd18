import { Button, Code, CopyButton, Group, Stack, Text } from '@mantine/core'
import { Check, Copy } from 'lucide-react'
import { PanelCard } from '../../parts/panel-card.tsx'
import type { ShownExperiment } from './experiment.ts'
import { snippetsOf } from './snippets.ts'

/** What the template needs, to be copied. */
export function SnippetCard({ experiment }: { readonly experiment: ShownExperiment }) {
  const { markup, script } = snippetsOf(experiment)
  return (
    <PanelCard title="For the template">
      <Stack>
        <Snippet
          label="Markup"
          description="Each element is shown only to those who have its variant. The names are decided before the page is drawn, so that nothing flickers."
          code={markup}
        />
        <Snippet
          label="Script"
          description="Asks what this visitor gets; what stands last is the answer where there is none."
          code={script}
        />
      </Stack>
    </PanelCard>
  )
}

interface SnippetProps {
  readonly label: string
  readonly description: string
  readonly code: string
}

function Snippet({ label, description, code }: SnippetProps) {
  return (
    <div>
      <Group justify="space-between" gap="xs" mb={6} align="flex-end">
        <div style={{ flex: '1 1 240px' }}>
          <Text size="sm" fw={600}>
            {label}
          </Text>
          <Text size="sm" c="dimmed">
            {description}
          </Text>
        </div>
        <CopyButton value={code}>
          {({ copied, copy }) => (
            <Button
              variant="default"
              size="xs"
              aria-label={copied ? `${label}: copied` : `Copy: ${label}`}
              leftSection={copied ? <Check size={14} aria-hidden /> : <Copy size={14} aria-hidden />}
              onClick={copy}
            >
              {copied ? 'Copied' : 'Copy'}
            </Button>
          )}
        </CopyButton>
      </Group>
      <Code block>{code}</Code>
    </div>
  )
}
