import { Button, Code, CopyButton, Group, Stack, Text } from '@mantine/core'

/** The link that makes the first owner of a site, to be handed on. */
export function OwnerLink({ link }: { readonly link: string }) {
  return (
    <Stack gap="xs">
      <Text size="sm">
        Hand this link to the owner of the site. It makes their account, works once, and for seven days.
      </Text>
      <Code block>{link}</Code>
      <Group>
        <CopyButton value={link}>
          {({ copied, copy }) => (
            <Button variant="default" size="xs" onClick={copy}>
              {copied ? 'Copied' : 'Copy the link'}
            </Button>
          )}
        </CopyButton>
      </Group>
    </Stack>
  )
}
