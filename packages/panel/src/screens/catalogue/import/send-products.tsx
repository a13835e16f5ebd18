import { Alert, Anchor, Button, FileButton, Group, List, Paper, Stack, Text } from '@mantine/core'
import type { ReplyOf } from '@vitrine/contract/call'
import { importProductsCall, previewImportCall } from '@vitrine/contract/catalogue/import-calls'
import { FileUp } from 'lucide-react'
import { useRef, useState } from 'react'
import { sendFile } from '../../../call/send-file.ts'
import { PreviewCard } from './preview-card.tsx'

interface Chosen {
  readonly file: File
  readonly preview: ReplyOf<typeof previewImportCall>['preview']
}

/** Takes a file, shows what it would change, and sends it once that is wanted. */
export function SendProducts({ onSent }: { readonly onSent: () => void }) {
  const [isSending, setSending] = useState(false)
  const [problem, setProblem] = useState('')
  const [chosen, setChosen] = useState<Chosen | null>(null)
  const choose = useRef<HTMLButtonElement>(null)
  // The same file may be chosen again, such as when it was mended.
  const forget = useRef<() => void>(null)
  const close = () => {
    setChosen(null)
    choose.current?.focus()
  }

  const look = async (file: File | null) => {
    if (!file) return
    setProblem('')
    setChosen(null)
    setSending(true)
    const looked = await sendFile(previewImportCall, file, {})
    setSending(false)
    forget.current?.()
    if (looked.ok) setChosen({ file, preview: looked.reply.preview })
    else setProblem(looked.refusal.message)
  }
  const send = async ({ file }: Chosen) => {
    setProblem('')
    setSending(true)
    const sent = await sendFile(importProductsCall, file, {})
    setSending(false)
    if (!sent.ok) return setProblem(sent.refusal.message)
    close()
    onSent()
  }

  return (
    <>
      <Paper withBorder p="md">
        <Stack gap="sm">
          <Hints />
          {problem !== '' && (
            <Alert color="red" role="alert" title="This file was not imported">
              {problem}
            </Alert>
          )}
          <Group>
            <FileButton accept=".csv,text/csv,.txt" resetRef={forget} onChange={(file) => void look(file)}>
              {(props) => (
                <Button
                  {...props}
                  ref={choose}
                  variant={chosen ? 'default' : 'filled'}
                  loading={isSending && !chosen}
                  disabled={isSending}
                  leftSection={<FileUp size={16} aria-hidden />}
                >
                  {chosen ? 'Choose another file' : 'Choose a file'}
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
      {chosen && (
        <PreviewCard
          fileName={chosen.file.name}
          preview={chosen.preview}
          isSending={isSending}
          onImport={() => void send(chosen)}
          onCancel={close}
        />
      )}
    </>
  )
}

function Hints() {
  return (
    <>
      <Text size="sm">
        A CSV file of products as Shopify exports it: a row for each variant, with “Handle” and “Title”; or as
        Squarespace, WooCommerce (in English or German) or Wix export it. Up to 32 MB. You see what it would
        change before anything does.
      </Text>
      <List size="sm">
        <List.Item>
          What was imported before is changed, not added again; so is what the file of an export names.
        </List.Item>
        <List.Item>
          Pictures are fetched from their addresses; a neutral one stands in for those that cannot be had.
        </List.Item>
        <List.Item>
          Squarespace and Wix tell no units: their weights and sizes are read in those of your shop, kilograms
          and centimetres or pounds and inches.
        </List.Item>
        <List.Item>Rows that cannot be used are told by their line; the rest goes on.</List.Item>
      </List>
    </>
  )
}

const sampleFile = [
  'Handle,Title,Body (HTML),Type,Tags,Option1 Name,Option1 Value,Variant SKU,Variant Grams,Variant Inventory Qty,Variant Inventory Policy,Variant Price,Image Src',
  'enamel-mug,Enamel mug,<p>For the garden.</p>,Kitchen,"enamel, blue",Colour,Blue,MUG-BLUE,300,12,deny,12.50,',
  'enamel-mug,,,,,,Red,MUG-RED,300,8,deny,12.50,',
].join('\r\n')
