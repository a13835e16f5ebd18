import { Alert, Button, Stack, Textarea, TextInput } from '@mantine/core'
import { changeMediaCall } from '@vitrine/contract/media/library-calls'
import { fileNameMissingText } from '@vitrine/domain/media/media-text'
import { type FormEvent, useState } from 'react'
import { call } from '../../../call/client.ts'
import { failureText } from '../../../call/messages.ts'
import type { PanelMedia } from '../../../parts/media/send-file.ts'
import { uploadText } from '../../../parts/media/upload-texts.ts'
import { FocalPoint } from '../../../parts/pictures/focal-point.tsx'
import { toastSaved } from '../../../parts/toasts/toast.ts'

interface MediaFormProps {
  readonly media: PanelMedia
  readonly onChanged: () => void
}

/** What the library says of a file: title, file name, description, focal point. */
export function MediaForm({ media, onChanged }: MediaFormProps) {
  const [draft, setDraft] = useState({
    title: media.title,
    filename: media.filename,
    altText: media.altText,
    focalPoint: media.focalPoint,
  })
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({})
  const [problem, setProblem] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)
  const change = (part: Partial<typeof draft>) => {
    setDraft({ ...draft, ...part })
    setErrors({})
  }
  const save = async (event: FormEvent) => {
    event.preventDefault()
    if (draft.filename.trim() === '') return setErrors({ filename: fileNameMissingText })
    setBusy(true)
    const { updatedAtMs } = media
    const outcome = await call(changeMediaCall, {
      params: { mediaId: media.id },
      body: { ...draft, updatedAtMs },
    })
    setBusy(false)
    if (outcome.ok) {
      toastSaved('The file was saved')
      return onChanged()
    }
    const { refusal } = outcome
    const isRename = draft.filename !== media.filename
    setErrors(refusal.errors)
    if (Object.keys(refusal.errors).length === 0)
      setProblem(isRename && refusal.message === failureText.unknown ? uploadText.rename : refusal.message)
  }
  const isPicture = media.kind === 'picture'
  return (
    <form onSubmit={(event) => void save(event)}>
      <Stack gap="sm">
        {isPicture && (
          <FocalPoint
            picture={media}
            value={draft.focalPoint}
            onChange={(focalPoint) => change({ focalPoint })}
          />
        )}
        {isPicture && (
          <Textarea
            label="Description"
            description="For those who cannot see it. Places with words of their own keep them."
            value={draft.altText}
            maxLength={1000}
            autosize
            minRows={2}
            onChange={(event) => change({ altText: event.currentTarget.value })}
          />
        )}
        <TextInput
          label="Title"
          description="What it is called here; visitors do not see it."
          value={draft.title}
          maxLength={200}
          onChange={(event) => change({ title: event.currentTarget.value })}
        />
        <TextInput
          label="File name"
          description="A new name gives a new address; the old one keeps working."
          value={draft.filename}
          maxLength={200}
          error={errors.filename}
          onChange={(event) => change({ filename: event.currentTarget.value })}
        />
        {problem !== null && (
          <Alert color="red" role="alert" title={problem}>
            {problem === uploadText.rename ? 'Please try again.' : null}
          </Alert>
        )}
        <Button type="submit" loading={isBusy}>
          Save
        </Button>
      </Stack>
    </form>
  )
}
