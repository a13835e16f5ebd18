import { Alert, Anchor, Button, FileButton, Group, List, Paper, Stack, Text } from '@mantine/core'
import { importProductsCall, listImportsCall } from '@vitrine/contract/catalogue/import-calls'
import { listProductsCall } from '@vitrine/contract/catalogue/panel-calls'
import { FileUp } from 'lucide-react'
import { useState } from 'react'
import { failureText } from '../../../call/messages.ts'
import { sendFile } from '../../../call/send-file.ts'
import { useCall } from '../../../call/use-call.ts'
import { BackLink } from '../../../parts/back-link.tsx'
import { ErrorNotice } from '../../../parts/error-notice.tsx'
import { ListSkeleton } from '../../../parts/lists/list-skeleton.tsx'
import { PageHead } from '../../../parts/page-head.tsx'
import { useLookAgain } from '../../../parts/use-look-again.ts'
import { ImportCard } from './import-card.tsx'

/** Products from a file: send it, watch it, read what became of each. */
export function ImportScreen() {
  const imports = useCall(listImportsCall, {}, { isFresh: true })
  const isRunning = imports.data?.productImports.some(
    ({ state }) => state === 'waiting' || state === 'running',
  )
  const { refetch } = imports
  useLookAgain({ isRunning, refetch, list: listProductsCall })

  return (
    <>
      <PageHead title="Import products" above={<BackLink to="/products">Products</BackLink>} />
      <Stack>
        <SendFile onSent={() => void refetch()} />
        {imports.isPending && <ListSkeleton label="Loading imports" />}
        {imports.isError && (
          <ErrorNotice error={imports.error} title={failureText.list} onRetry={() => void refetch()} />
        )}
        {imports.data?.productImports.map((each) => (
          <ImportCard key={each.id} productImport={each} />
        ))}
      </Stack>
    </>
  )
}

function SendFile({ onSent }: { readonly onSent: () => void }) {
  const [isSending, setSending] = useState(false)
  const [problem, setProblem] = useState('')
  const send = async (file: File | null) => {
    if (!file) return
    setProblem('')
    setSending(true)
    const sent = await sendFile(importProductsCall, file)
    setSending(false)
    if (sent.ok) onSent()
    else setProblem(sent.message)
  }
  return (
    <Paper withBorder p="md">
      <Stack gap="sm">
        <Text size="sm">
          A CSV file of products as Shopify exports it: a row for each variant, with “Handle” and “Title”. Up
          to 32 MB.
        </Text>
        <List size="sm">
          <List.Item>
            What was imported before is changed, not added again; so is what the file of an export names.
          </List.Item>
          <List.Item>
            Pictures are fetched from their addresses; a neutral one stands in for those that cannot be had.
          </List.Item>
          <List.Item>Rows that cannot be used are told by their line; the rest goes on.</List.Item>
        </List>
        {problem !== '' && (
          <Alert color="red" role="alert" title="This file was not imported">
            {problem}
          </Alert>
        )}
        <Group>
          <FileButton accept=".csv,text/csv,.txt" onChange={(file) => void send(file)}>
            {(props) => (
              <Button {...props} loading={isSending} leftSection={<FileUp size={16} aria-hidden />}>
                Choose a file
              </Button>
            )}
          </FileButton>
          <Anchor
            size="sm"
            href={`data:text/csv;charset=utf-8,${encodeURIComponent(sampleFile)}`}
            download="products.csv"
          >
            A sample file
          </Anchor>
        </Group>
      </Stack>
    </Paper>
  )
}

const sampleFile = [
  'Handle,Title,Body (HTML),Type,Tags,Option1 Name,Option1 Value,Variant SKU,Variant Grams,Variant Inventory Qty,Variant Inventory Policy,Variant Price,Image Src',
  'enamel-mug,Enamel mug,<p>For the garden.</p>,Kitchen,"enamel, blue",Colour,Blue,MUG-BLUE,300,12,deny,12.50,',
  'enamel-mug,,,,,,Red,MUG-RED,300,8,deny,12.50,',
].join('\r\n')
