import { Text } from '@mantine/core'
import { ImagePlus } from 'lucide-react'
import { type DragEvent, useState } from 'react'
import classes from './drop-area.module.css'

interface DropAreaProps {
  readonly label: string
  /** What is said in it; of pictures, if nothing else is. */
  readonly words?: string
  /** What may be dropped, in words. */
  readonly hint: string
  /** Endings and types that the browser offers first. */
  readonly accept: string
  readonly isLocked: boolean
  readonly onFiles: (files: File[]) => void
}

/** Where files are dropped, or chosen by a press or a key: a field for files with a look of its own. */
export function DropArea({ label, words, hint, accept, isLocked, onFiles }: DropAreaProps) {
  const [isOver, setOver] = useState(false)
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    const files = [...event.dataTransfer.files]
    if (files.length > 0 && !isLocked) onFiles(files)
  }
  return (
    <label
      className={classes.area}
      data-over={isOver || undefined}
      data-locked={isLocked || undefined}
      onDragOver={(event) => {
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <input
        type="file"
        multiple
        aria-label={label}
        className={classes.input}
        accept={accept}
        disabled={isLocked}
        onChange={({ currentTarget }) => {
          const files = [...(currentTarget.files ?? [])]
          // The same file can be chosen again.
          currentTarget.value = ''
          if (files.length > 0) onFiles(files)
        }}
      />
      <ImagePlus aria-hidden />
      <Text size="sm" component="span">
        {words ?? 'Drop pictures here, or press to choose'}
      </Text>
      <Text size="xs" c="dimmed" component="span">
        {hint}
      </Text>
    </label>
  )
}
