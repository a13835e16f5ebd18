import { ActionIcon, TextInput } from '@mantine/core'
import { UserRound } from 'lucide-react'
import { type ReactNode, useRef } from 'react'
import { nameMark } from './block-kinds.ts'

interface PersonalInputProps {
  readonly label: string
  readonly description?: ReactNode
  readonly value: string
  readonly maxLength: number
  readonly error?: string | undefined
  readonly onChange: (value: string) => void
}

/** A line of text into which the reader's name can be put. */
export function PersonalInput({ label, value, maxLength, onChange, ...more }: PersonalInputProps) {
  const input = useRef<HTMLInputElement>(null)
  const insert = () => {
    const start = input.current?.selectionStart ?? value.length
    const end = input.current?.selectionEnd ?? start
    onChange(value.slice(0, start) + nameMark + value.slice(end))
    input.current?.focus()
  }
  return (
    <TextInput
      {...more}
      ref={input}
      label={label}
      value={value}
      maxLength={maxLength}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
      rightSection={
        <ActionIcon
          variant="subtle"
          color="gray"
          aria-label={`Put the reader’s name into ${label}`}
          title="The reader’s name"
          onClick={insert}
        >
          <UserRound size={16} aria-hidden />
        </ActionIcon>
      }
    />
  )
}
