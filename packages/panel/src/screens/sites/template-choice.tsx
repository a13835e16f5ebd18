import {
  Alert,
  Button,
  FileButton,
  Group,
  List,
  Loader,
  NativeSelect,
  Skeleton,
  Stack,
  Text,
} from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { listTemplatesCall, uploadTemplateCall } from '@vitrine/contract/sites/template-calls'
import { FolderUp, Upload } from 'lucide-react'
import { useRef, useState } from 'react'
import { sendFile } from '../../call/send-file.ts'
import { useCall } from '../../call/use-call.ts'
import { ErrorNotice } from '../../parts/error-notice.tsx'
import { zipFolder } from './zip-folder.ts'

interface TemplateChoiceProps {
  readonly value: string | null
  readonly onChange: (templateId: string | null) => void
}

/** Chooses one of the templates of the installation; who looks after it can upload one. */
export function TemplateChoice({ value, onChange }: TemplateChoiceProps) {
  const known = useCall(listTemplatesCall, {})
  if (known.isPending) return <Skeleton h={90} role="status" aria-label="Loading the templates" />
  if (known.isError) return <ErrorNotice error={known.error} onRetry={() => void known.refetch()} />
  const { templates, mayUpload } = known.data
  const chosen = templates.find(({ id }) => id === value)
  return (
    <Stack gap="sm">
      <NativeSelect
        label="Template"
        value={value ?? ''}
        onChange={(event) => onChange(event.currentTarget.value || null)}
        data={templates.map(({ id, name, isUploaded }) => ({
          value: id ?? '',
          label: `${name}${id === null ? ' (of this installation)' : ''}${isUploaded ? ' (uploaded)' : ''}`,
        }))}
      />
      {chosen && (
        <Text size="sm" c="dimmed">
          {chosen.pageKinds.length > 0
            ? `Kinds of page beside plain ones: ${chosen.pageKinds.join(', ')}.`
            : 'It has plain pages only.'}
        </Text>
      )}
      {mayUpload && <UploadTemplate onUploaded={onChange} />}
    </Stack>
  )
}

function UploadTemplate({ onUploaded }: { readonly onUploaded: (templateId: string | null) => void }) {
  const queries = useQueryClient()
  const folderInput = useRef<HTMLInputElement>(null)
  const [isSending, setSending] = useState(false)
  const [message, setMessage] = useState<string | null>(null)
  const [warnings, setWarnings] = useState<readonly string[]>([])

  const send = async (making: Promise<File | null>) => {
    setSending(true)
    setMessage(null)
    setWarnings([])
    const file = await making.catch(() => null)
    const sent = file
      ? await sendFile(uploadTemplateCall, file)
      : { ok: false as const, message: tooMuchText }
    setSending(false)
    if (!sent.ok) return setMessage(sent.message)
    await queries.invalidateQueries({ queryKey: [listTemplatesCall.name] })
    setWarnings(sent.reply.warnings)
    onUploaded(sent.reply.template.id)
  }

  return (
    <div>
      <Group gap="xs">
        <Button
          variant="default"
          size="xs"
          leftSection={<FolderUp size={14} aria-hidden />}
          disabled={isSending}
          onClick={() => folderInput.current?.click()}
        >
          Upload a folder
        </Button>
        <FileButton
          accept=".zip,application/zip"
          onChange={(file) => file && void send(Promise.resolve(file))}
        >
          {(props) => (
            <Button
              {...props}
              variant="default"
              size="xs"
              leftSection={<Upload size={14} aria-hidden />}
              disabled={isSending}
            >
              Upload a zip file
            </Button>
          )}
        </FileButton>
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
          if (files.length > 0) void send(zipFolder(files))
        }}
      />
      <div role="alert">
        {message && (
          <Alert color="red" mt="sm" style={{ whiteSpace: 'pre-line' }}>
            {message}
          </Alert>
        )}
      </div>
      <div role="status">
        {warnings.length > 0 && (
          <Alert color="yellow" mt="sm" title="It is there and can be worn. Its maker should look at this:">
            <List size="sm">
              {warnings.map((warning) => (
                <List.Item key={warning}>{warning}</List.Item>
              ))}
            </List>
          </Alert>
        )}
      </div>
    </div>
  )
}

const tooMuchText =
  'This folder holds too much for a template, or nothing. Choose the folder with template.conf in it.'
