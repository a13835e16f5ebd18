import { Textarea } from '@mantine/core'
import { useState } from 'react'

interface OptionsFieldProps {
  readonly label: string
  readonly options: readonly string[]
  /** What is wrong with the field, by path. */
  readonly errors: Readonly<Record<string, string>>
  readonly onChange: (options: string[]) => void
}

/** What can be chosen, one in each line. Empty lines are none. */
export function OptionsField({ label, options, errors, onChange }: OptionsFieldProps) {
  const [typed, setTyped] = useState(() => options.join('\n'))
  const [wrong] = Object.entries(errors).filter(([path]) => path === 'options' || path.startsWith('options.'))
  return (
    <Textarea
      label={label}
      description="One in each line, at most 100."
      autosize
      minRows={2}
      maxRows={16}
      value={typed}
      error={wrong && problemText(wrong, options)}
      onChange={({ currentTarget: { value } }) => {
        setTyped(value)
        onChange(linesOf(value))
      }}
    />
  )
}

function linesOf(text: string): string[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
}

function problemText([path, text]: readonly [string, string], options: readonly string[]): string {
  const option = options[Number(path.replace('options.', ''))]
  return option === undefined ? text : `${option}: ${text}`
}
