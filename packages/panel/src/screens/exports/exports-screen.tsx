import { Alert, Button, Group, Paper, SimpleGrid, Stack, Text, Title } from '@mantine/core'
import { importProductsCall } from '@vitrine/contract/catalogue/import-calls'
import { beginExportCall, listExportsCall } from '@vitrine/contract/exports/export-calls'
import { type ExportKind, exportKinds, isUnderWay } from '@vitrine/domain/exports/data-export'
import { mayExport } from '@vitrine/domain/exports/may-export'
import { FileDown } from 'lucide-react'
import { failureText } from '../../call/messages.ts'
import { prepareCall } from '../../call/prepare-call.ts'
import { followMs, useCall } from '../../call/use-call.ts'
import { BackLink } from '../../parts/back-link.tsx'
import { refusalIn, useChange } from '../../parts/changes/use-change.ts'
import { LinkText } from '../../parts/link-text.tsx'
import { PageHead } from '../../parts/page-head.tsx'
import { Shown } from '../../parts/reading/shown.tsx'
import { useMay } from '../../session/may.ts'
import { useSession } from '../../session/session.ts'
import { kindTexts } from './data-export.ts'
import { ExportCard } from './export-card.tsx'

/** Files of what the site holds: begin one, watch it, download it; and the way to the import. */
export function ExportsScreen() {
  const { roles } = useSession().account
  const mayImport = useMay(importProductsCall)
  const query = useCall(
    listExportsCall,
    {},
    { isFresh: true, everyMs: ({ dataExports }) => dataExports.some(isUnderWay) && followMs },
  )

  return (
    <>
      <PageHead title="Import and export" above={<BackLink to="/settings">Settings</BackLink>} />
      <Stack>
        <SimpleGrid cols={{ base: 1, sm: 2 }}>
          {exportKinds
            .filter((kind) => mayExport(roles, kind))
            .map((kind) => (
              <BeginExport key={kind} kind={kind} />
            ))}
        </SimpleGrid>
        {mayImport && (
          <LinkText to="/products/import" size="sm">
            Import products from a file
          </LinkText>
        )}
        <Title order={2} size="h4" mt="md">
          Files of the last seven days
        </Title>
        <Shown of={[query]} loading="Loading exports" failed={failureText.list}>
          {(read) => (
            <>
              {read.dataExports.length === 0 && (
                <Text size="sm" c="dimmed">
                  None yet.
                </Text>
              )}
              {read.dataExports.map((each) => (
                <ExportCard key={each.id} dataExport={each} />
              ))}
            </>
          )}
        </Shown>
      </Stack>
    </>
  )
}

function BeginExport({ kind }: { readonly kind: ExportKind }) {
  const { name, begin: beginText, description } = kindTexts[kind]
  const change = useChange<unknown>()
  const refusal = refusalIn(change)
  return (
    <Paper withBorder p="md" component="section" aria-label={name}>
      <Stack gap="xs" h="100%">
        <Title order={2} size="h5">
          {name}
        </Title>
        <Text size="sm" c="dimmed" flex={1}>
          {description}
        </Text>
        <div role="alert">{refusal && <Alert color="red">{refusal.message}</Alert>}</div>
        <Group>
          <Button
            variant="default"
            loading={change.state.kind === 'saving'}
            leftSection={<FileDown size={16} aria-hidden />}
            onClick={() => void change.send(prepareCall(beginExportCall, { body: { kind } }))}
          >
            {beginText}
          </Button>
        </Group>
      </Stack>
    </Paper>
  )
}
