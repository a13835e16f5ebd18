import { Button, List, Modal, Stack, Text } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import type { ReplyOf } from '@vitrine/contract/call'
import { addressTo } from '@vitrine/contract/client/address-to'
import { exportTranslationsCall, importTranslationsCall } from '@vitrine/contract/languages/file-calls'
import { useState } from 'react'
import { prepareFile } from '../../../call/send-file.ts'
import { useChange } from '../../../parts/changes/use-change.ts'
import { ChooseFile } from '../../../parts/files/choose-files.tsx'

type Report = ReplyOf<typeof importTranslationsCall>

/** All texts of a language as a file for translators, and the way back in. */
export function TranslationFile({ language }: { readonly language: string }) {
  const queries = useQueryClient()
  const [report, setReport] = useState<Report | null>(null)
  const change = useChange<Report>({
    refused: 'The file was not imported',
    onDone: (reply) => {
      setReport(reply)
      void queries.invalidateQueries()
    },
  })
  const send = (file: File) =>
    void change.send(prepareFile(importTranslationsCall, file, { params: { language } }))
  return (
    <>
      <Button
        variant="default"
        component="a"
        href={addressTo<typeof exportTranslationsCall>(exportTranslationsCall, { params: { language } })}
        download
      >
        Download as CSV
      </Button>
      <ChooseFile accept=".csv,text/csv" onFile={send}>
        {(props) => (
          <Button {...props} variant="default" loading={change.state.kind === 'saving'}>
            Import CSV
          </Button>
        )}
      </ChooseFile>
      {report && <ReportDialog report={report} onClose={() => setReport(null)} />}
    </>
  )
}

function ReportDialog({ report, onClose }: { readonly report: Report; readonly onClose: () => void }) {
  const { applied, unchanged, rows, rowsInAll } = report
  return (
    <Modal opened onClose={onClose} title={applied === 0 ? 'No text was saved' : 'The file was imported'}>
      <Stack gap="sm">
        <Text size="sm">
          {applied} {applied === 1 ? 'text was' : 'texts were'} saved, {unchanged} stayed as they were.
        </Text>
        {rows.length < rowsInAll && (
          <Text size="sm">
            {rowsInAll} lines were not taken as they are. These are the first {rows.length}: import the file
            again when they are mended, to read of the others.
          </Text>
        )}
        {rows.length > 0 && (
          <List size="sm">
            {rows.map(({ line, reason }) => (
              <List.Item key={`${line} ${reason}`}>
                Line {line}: {reason}
              </List.Item>
            ))}
          </List>
        )}
      </Stack>
    </Modal>
  )
}
