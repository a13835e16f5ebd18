import { Button, Group, Text } from '@mantine/core'
import { exportFormCsvCall, exportFormJsonCall } from '@vitrine/contract/forms/export-calls'
import { FileDown } from 'lucide-react'
import { downloadBehindProof } from '../../../parts/download-from.ts'
import { PanelCard } from '../../../parts/panel-card.tsx'

/** What was sent by a form as files. */
export function ExportCard({ formId }: { readonly formId: string }) {
  const download = (theCall: typeof exportFormCsvCall | typeof exportFormJsonCall) =>
    void downloadBehindProof(theCall.path.replace(':formId', encodeURIComponent(formId)), theCall)
  return (
    <PanelCard title="Take it with you">
      <Text size="sm" c="dimmed" mb="md">
        Everything that was sent by this form, with a column for each of its fields. It holds persons.
      </Text>
      <Group gap="xs">
        <Button
          variant="default"
          leftSection={<FileDown size={16} aria-hidden />}
          onClick={() => download(exportFormCsvCall)}
        >
          CSV for spreadsheets
        </Button>
        <Button
          variant="default"
          leftSection={<FileDown size={16} aria-hidden />}
          onClick={() => download(exportFormJsonCall)}
        >
          JSON for programs
        </Button>
      </Group>
    </PanelCard>
  )
}
