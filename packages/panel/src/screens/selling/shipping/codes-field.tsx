import { Textarea, type TextareaProps } from '@mantine/core'
import { useState } from 'react'

interface CodesFieldProps extends Omit<TextareaProps, 'value' | 'defaultValue' | 'onChange'> {
  readonly value?: readonly string[] | undefined
  readonly onChange: (codes: readonly string[]) => void
}

/** Postcodes and patterns of them, parted by commas or lines. */
export function CodesField({ value = [], onChange, ...others }: CodesFieldProps) {
  const [written, setWritten] = useState(value.join(', '))
  const isSame = codesIn(written).join('\n') === value.join('\n')
  return (
    <Textarea
      description="The code itself, its beginning with a star, or a range: 90210, 902*, 10000-19999. Part them by commas."
      autosize
      minRows={1}
      maxRows={6}
      {...others}
      value={isSame ? written : value.join(', ')}
      onChange={(event) => {
        setWritten(event.currentTarget.value)
        onChange(codesIn(event.currentTarget.value))
      }}
    />
  )
}

function codesIn(text: string): readonly string[] {
  return text
    .split(/[,;\n]/)
    .map((each) => each.trim())
    .filter(Boolean)
}
