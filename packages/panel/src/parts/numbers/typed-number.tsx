import { TextInput, type TextInputProps } from '@mantine/core'
import { useContext, useRef, useState } from 'react'
import { UnreadFieldsContext } from '../fields/unread-fields.ts'
import { useHeldForm } from '../fields/use-held-form.ts'

/** What a typed text means, or what is wrong with it, in words. */
export type ReadNumber =
  | { readonly ok: true; readonly value: number }
  | { readonly ok: false; readonly text: string }

export interface TypedNumberProps extends Omit<TextInputProps, 'value' | 'defaultValue' | 'onChange'> {
  readonly value: number
  readonly onChange: (value: number) => void
  readonly read: (text: string) => ReadNumber
  /** Writes the number as it stands in the field while nobody types in it. */
  readonly write: (value: number) => string
}

/**
 * A number that is typed as a text. What cannot be read stays as it was typed, with what is wrong with it: no digit of it is dropped, its
 * form is not sent before it can be read, and knows that something was changed.
 */
export function TypedNumber({ value, onChange, read, write, error, onBlur, ...others }: TypedNumberProps) {
  const field = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState<Typed | null>(null)
  const { round } = useContext(UnreadFieldsContext)
  // What the form says meanwhile, such as by a button that discards all, takes the place of what was typed.
  const kept = typed?.value === value && typed.round === round ? typed : null
  const problem = kept?.problem ?? null
  const { isTold, tell } = useHeldForm(field, problem !== null)
  return (
    <TextInput
      inputMode="decimal"
      autoComplete="off"
      {...others}
      ref={field}
      value={kept ? kept.text : write(value)}
      error={problem !== null && isTold ? problem : error}
      onChange={({ currentTarget: { value: text } }) => {
        const result = read(text)
        const next = result.ok ? result.value : value
        setTyped({ text, value: next, problem: result.ok ? null : result.text, round })
        if (next !== value) onChange(next)
      }}
      onBlur={(event) => {
        if (problem === null) setTyped(null)
        else tell()
        onBlur?.(event)
      }}
    />
  )
}

interface Typed {
  readonly text: string
  /** What the form was told last. */
  readonly value: number
  readonly problem: string | null
  /** The round of the form in which it was typed. */
  readonly round: number
}
