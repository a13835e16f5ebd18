import { FileButton, type FileButtonProps } from '@mantine/core'
import { useRef } from 'react'

interface ChoosingProps {
  /** Endings and types that the browser offers first; any if it is not given. */
  readonly accept?: string
  readonly isLocked?: boolean
  /** The button that opens the choice. */
  readonly children: FileButtonProps['children']
}

interface ChooseFileProps extends ChoosingProps {
  readonly onFile: (file: File) => void
}

/** A button by which one file is chosen. */
export function ChooseFile({ onFile, ...props }: ChooseFileProps) {
  return <Choosing {...props} isOne onFiles={([file]) => file && onFile(file)} />
}

interface ChooseFilesProps extends ChoosingProps {
  readonly onFiles: (files: File[]) => void
}

/** A button by which many files are chosen at once. */
export function ChooseFiles(props: ChooseFilesProps) {
  return <Choosing {...props} isOne={false} />
}

function Choosing({
  accept,
  isLocked = false,
  isOne,
  onFiles,
  children,
}: ChooseFilesProps & { readonly isOne: boolean }) {
  const forget = useRef<() => void>(null)
  return (
    <FileButton
      {...(accept === undefined ? {} : { accept })}
      multiple={!isOne}
      disabled={isLocked}
      resetRef={forget}
      onChange={(chosen) => {
        const files = Array.isArray(chosen) ? chosen : chosen === null ? [] : [chosen]
        // Browsers are silent where what was chosen last is chosen again, such as a file that was mended.
        forget.current?.()
        if (files.length > 0) onFiles(files)
      }}
    >
      {children}
    </FileButton>
  )
}
