import { Alert, Button, Group, List, Loader, Stack, Text } from '@mantine/core'
import type { ReplyOf } from '@vitrine/contract/call'
import { uploadTemplateCall } from '@vitrine/contract/sites/template-calls'
import { FolderUp, Upload } from 'lucide-react'
import { useRef, useState } from 'react'
import { prepareFile } from '../../call/send-file.ts'
import { useFormat } from '../../format/use-format.ts'
import { refusalIn, useChange } from '../../parts/changes/use-change.ts'
import { ChooseFile } from '../../parts/files/choose-files.tsx'
import type { ListedTemplate } from './template-label.ts'
import { zipFolder } from './zip-folder.ts'

interface UploadTemplateProps {
  readonly templates: readonly ListedTemplate[]
  readonly onUploaded: (templateId: string | null) => void
}

/** Takes a template in; one whose file came in before is put beside that or in its place, as is asked. */
export function UploadTemplate({ templates, onUploaded }: UploadTemplateProps) {
  const folderInput = useRef<HTMLInputElement>(null)
  const [isTooMuch, setTooMuch] = useState(false)
  const [taken, setTaken] = useState<Pick<Taken, 'warnings' | 'lost'>>(nothingTold)
  const [asked, setAsked] = useState<AskedUpload | null>(null)
  // The list names it before it is chosen.
  const change = useChange<Taken>({
    isReadFirst: true,
    onDone: (reply) => {
      setTaken(reply)
      onUploaded(reply.template.id)
    },
  })
  const isSending = change.state.kind === 'saving'
  const message = isTooMuch ? tooMuchText : refusalIn(change)?.message
  const { warnings, lost } = taken

  const take = async (making: Promise<File | null>) => {
    change.forget()
    setTooMuch(false)
    setTaken(nothingTold)
    setAsked(null)
    const file = await making.catch(() => null)
    if (file === null) return setTooMuch(true)
    const same = templates.filter(({ upload }) => upload?.filename === file.name)
    return same.length > 0 ? setAsked({ file, same }) : send(file)
  }
  const send = (file: File, replaces?: string | null) => {
    setAsked(null)
    void change.send(prepareFile(uploadTemplateCall, file, { query: replaces ? { replaces } : {} }))
  }

  return (
    <div>
      <Group gap="xs">
        <Button
          variant="default"
          size="xs"
          leftSection={<FolderUp size={14} aria-hidden />}
          // Not `disabled`: the focus stays in the dialog while it is sent.
          aria-disabled={isSending}
          data-disabled={isSending || undefined}
          onClick={() => !isSending && folderInput.current?.click()}
        >
          Upload a folder
        </Button>
        <ChooseFile
          accept=".zip,application/zip"
          isLocked={isSending}
          onFile={(file) => void take(Promise.resolve(file))}
        >
          {(props) => (
            <Button
              {...props}
              variant="default"
              size="xs"
              leftSection={<Upload size={14} aria-hidden />}
              aria-disabled={isSending}
              data-disabled={isSending || undefined}
            >
              Upload a zip file
            </Button>
          )}
        </ChooseFile>
        {isSending && (
          <Group gap={6} role="status">
            <Loader size="xs" />
            <Text size="sm">Uploading and checking …</Text>
          </Group>
        )}
      </Group>
      <input
        ref={folderInput}
        type="file"
        hidden
        multiple
        aria-hidden
        tabIndex={-1}
        {...{ webkitdirectory: '' }}
        onChange={(event) => {
          const files = [...(event.currentTarget.files ?? [])]
          event.currentTarget.value = ''
          if (files.length > 0) void take(zipFolder(files))
        }}
      />
      <div role="status">
        {asked && <SameUpload asked={asked} onSend={send} onCancel={() => setAsked(null)} />}
      </div>
      <div role="alert">
        {message && (
          <Alert color="red" mt="sm" style={{ whiteSpace: 'pre-line' }}>
            {message}
          </Alert>
        )}
      </div>
      <div role="status">
        {lost.length > 0 && (
          <Told title="Sites that wear it do not show this as they did:" lines={lost.map(lostText)} />
        )}
        {warnings.length > 0 && (
          <Told title="It is there and can be worn. Its maker should look at this:" lines={warnings} />
        )}
      </div>
    </div>
  )
}

type Taken = ReplyOf<typeof uploadTemplateCall>

type LostPlace = Taken['lost'][number]

const nothingTold = { warnings: [], lost: [] }

function lostText({ site, kind, name }: LostPlace): string {
  return kind === 'area'
    ? `${site}: the area “${name}” has content and is not in this version.`
    : `${site}: “${name}” is of a kind of page that this version lacks, and looks as the platform shows it.`
}

function Told({ title, lines }: { readonly title: string; readonly lines: readonly string[] }) {
  return (
    <Alert color="yellow" mt="sm" title={title}>
      <List size="sm">
        {lines.map((line) => (
          <List.Item key={line}>{line}</List.Item>
        ))}
      </List>
    </Alert>
  )
}

/** A file of which others of the same name came in before. */
interface AskedUpload {
  readonly file: File
  readonly same: readonly ListedTemplate[]
}

interface SameUploadProps {
  readonly asked: AskedUpload
  readonly onSend: (file: File, replaces?: string | null) => void
  readonly onCancel: () => void
}

function SameUpload({ asked: { file, same }, onSend, onCancel }: SameUploadProps) {
  const { day } = useFormat()
  return (
    <Alert color="blue" mt="sm" title={`${file.name} came in before`}>
      <Stack gap="xs" align="flex-start">
        <Text size="sm">Sites that wear a template which is replaced show the new version at once.</Text>
        {same.map(({ id, upload }) => (
          <Button key={id} variant="default" size="xs" onClick={() => onSend(file, id)}>
            {`Replace ${upload?.folder ?? ''}, uploaded ${day(upload?.atMs ?? 0)}`}
          </Button>
        ))}
        <Group gap="xs">
          <Button variant="default" size="xs" onClick={() => onSend(file)}>
            Put it beside
          </Button>
          <Button variant="subtle" size="xs" onClick={onCancel}>
            Cancel
          </Button>
        </Group>
      </Stack>
    </Alert>
  )
}

const tooMuchText =
  'This folder holds too much for a template, or nothing. Choose the folder with template.conf in it.'
