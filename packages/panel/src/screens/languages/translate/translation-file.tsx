import { Button, List, Modal, Stack, Text } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import type { ReplyOf } from '@vitrine/contract/call'
import { addressTo } from '@vitrine/contract/client/address-to'
import { exportTranslationsCall, importTranslationsCall } from '@vitrine/contract/languages/file-calls'
import { decodeTable, windowsOf } from '@vitrine/domain/lists/decode-table'
import { useState } from 'react'
import { prepareCall } from '../../../call/prepare-call.ts'
import { useChange } from '../../../parts/changes/use-change.ts'
import { ChooseFile } from '../../../parts/files/choose-files.tsx'
import { toastError } from '../../../parts/toasts/toast.ts'

type Report = ReplyOf<typeof importTranslationsCall>

/** All texts of a language as a file for translators, and the way back in. */
export function TranslationFile({ language }: { readonly language: string }) {
  const queries = useQueryClient()
  const [report, setReport] = useState<Report | null>(null)
  const change = useChange<Report>({
    refused: failed,
    onDone: (reply) => {
      setReport(reply)
      void queries.invalidateQueries()
    },
  })
  const send = async (file: File) => {
    if (file.size > largestFile) return toastError(failed, 'It is larger than 900 KB. Please divide it.')
    const bytes = new Uint8Array(await file.arrayBuffer())
    const csv = decodeTable(bytes, TextDecoder, windowsOf(language))
    void change.send(prepareCall(importTranslationsCall, { params: { language }, body: { csv } }))
  }
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
      <ChooseFile accept=".csv,text/csv" onFile={(file) => void send(file)}>
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

const failed = 'The file was not imported'

/** In bytes; longer bodies are refused. */
const largestFile = 900_000

function ReportDialog({ report, onClose }: { readonly report: Report; readonly onClose: () => void }) {
  const { applied, unchanged, rows } = report
  return (
    <Modal opened onClose={onClose} title="The file was imported">
      <Stack gap="sm">
        <Text size="sm">
          {applied} {applied === 1 ? 'text was' : 'texts were'} saved, {unchanged} stayed as they were.
        </Text>
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
