import { Alert, Button, Group, Paper, SimpleGrid, Stack, Text, Title } from '@mantine/core'
import { importProductsCall } from '@vitrine/contract/catalogue/import-calls'
import { beginExportCall, listExportsCall } from '@vitrine/contract/exports/export-calls'
import { type ExportKind, exportKinds, isUnderWay } from '@vitrine/domain/exports/data-export'
import { mayExport } from '@vitrine/domain/exports/may-export'
import { FileDown } from 'lucide-react'
import { useState } from 'react'
import { call } from '../../call/client.ts'
import { failureText } from '../../call/messages.ts'
import { followMs, useCall } from '../../call/use-call.ts'
import { BackLink } from '../../parts/back-link.tsx'
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
  const { refetch } = query

  return (
    <>
      <PageHead title="Import and export" above={<BackLink to="/settings">Settings</BackLink>} />
      <Stack>
        <SimpleGrid cols={{ base: 1, sm: 2 }}>
          {exportKinds
            .filter((kind) => mayExport(roles, kind))
            .map((kind) => (
              <BeginExport key={kind} kind={kind} onBegun={() => void refetch()} />
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
                <ExportCard key={each.id} dataExport={each} onChanged={() => void refetch()} />
              ))}
            </>
          )}
        </Shown>
      </Stack>
    </>
  )
}

interface BeginExportProps {
  readonly kind: ExportKind
  readonly onBegun: () => void
}

function BeginExport({ kind, onBegun }: BeginExportProps) {
  const { name, begin: beginText, description } = kindTexts[kind]
  const [isBusy, setBusy] = useState(false)
  const [message, setMessage] = useState<string | null>(null)
  const begin = async () => {
    setMessage(null)
    setBusy(true)
    const outcome = await call(beginExportCall, { body: { kind } })
    setBusy(false)
    if (outcome.ok) onBegun()
    else setMessage(outcome.refusal.message)
  }
  return (
    <Paper withBorder p="md" component="section" aria-label={name}>
      <Stack gap="xs" h="100%">
        <Title order={2} size="h5">
          {name}
        </Title>
        <Text size="sm" c="dimmed" flex={1}>
          {description}
        </Text>
        <div role="alert">{message && <Alert color="red">{message}</Alert>}</div>
        <Group>
          <Button
            variant="default"
            loading={isBusy}
            leftSection={<FileDown size={16} aria-hidden />}
            onClick={() => void begin()}
          >
            {beginText}
          </Button>
        </Group>
      </Stack>
    </Paper>
  )
}
