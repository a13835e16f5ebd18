import { Alert, Anchor, Button, Group, List, Paper, Stack, Text } from '@mantine/core'
import type { ReplyOf } from '@vitrine/contract/call'
import {
  importProductsCall,
  listImportsCall,
  previewImportCall,
} from '@vitrine/contract/catalogue/import-calls'
import type { Outcome } from '@vitrine/contract/client/outcome'
import { FileUp } from 'lucide-react'
import { useRef, useState } from 'react'
import { preparedAs } from '../../../call/prepare-call.ts'
import { sendFile } from '../../../call/send-file.ts'
import { refusalIn, useChange } from '../../../parts/changes/use-change.ts'
import { ChooseFile } from '../../../parts/files/choose-files.tsx'
import { PreviewCard } from './preview-card.tsx'

interface Chosen {
  readonly file: File
  readonly preview: ReplyOf<typeof previewImportCall>['preview']
}

/** Takes a file, shows what it would change, and sends it once that is wanted. */
export function SendProducts() {
  const [chosen, setChosen] = useState<Chosen | null>(null)
  const choose = useRef<HTMLButtonElement>(null)
  const close = () => {
    setChosen(null)
    choose.current?.focus()
  }

  const looking = useChange<Chosen>({ onDone: setChosen })
  // What it makes old is read again when the import is over.
  const sending = useChange<unknown>({ stale: [listImportsCall], goOn: close })
  const refusal = refusalIn(looking) ?? refusalIn(sending)
  const isSending = [looking, sending].some(({ state }) => state.kind === 'saving')
  const look = (file: File) => {
    sending.forget()
    setChosen(null)
    void looking.send(preparedAs(previewImportCall, () => previewOf(file)))
  }
  const send = ({ file }: Chosen) => {
    looking.forget()
    void sending.send(() => sendFile(importProductsCall, file, {}))
  }

  return (
    <>
      <Paper withBorder p="md">
        <Stack gap="sm">
          <Hints />
          {refusal && (
            <Alert color="red" role="alert" title="This file was not imported">
              {refusal.message}
            </Alert>
          )}
          <Group>
            <ChooseFile accept=".csv,text/csv,.txt" onFile={look}>
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
            </ChooseFile>
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
          onImport={() => send(chosen)}
          onCancel={close}
        />
      )}
    </>
  )
}

async function previewOf(file: File): Promise<Outcome<Chosen>> {
  const looked = await sendFile(previewImportCall, file, {})
  return looked.ok ? { ...looked, reply: { file, preview: looked.reply.preview } } : looked
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
