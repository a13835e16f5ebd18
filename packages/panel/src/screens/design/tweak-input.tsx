import { Select, Switch } from '@mantine/core'
import { fontStacks } from '@vitrine/domain/website/design/design-presets'
import { fontChoices, type TweakField, type TweakValues } from '@vitrine/domain/website/design/tweak-field'
import type { ReactNode } from 'react'
import { ColorField } from './color-field.tsx'
import { ImageField } from './image-field.tsx'
import { LengthField } from './length-field.tsx'

interface TweakInputProps {
  readonly field: TweakField
  readonly all: readonly TweakField[]
  readonly values: TweakValues
  readonly error: ReactNode
  readonly fonts: readonly string[]
  readonly onChange: (value: string) => void
}

/** The input for one field of the design. */
export function TweakInput({ field, all, values, error, fonts, onChange }: TweakInputProps) {
  const value = values[field.key] ?? field.preset
  const { label } = field
  switch (field.kind) {
    case 'color':
      return <ColorField field={field} all={all} values={values} error={error} onChange={onChange} />
    case 'length':
      return <LengthField field={field} value={value} error={error} onChange={onChange} />
    case 'checkbox':
      return (
        <Switch
          label={label}
          checked={value === 'true'}
          error={error}
          onChange={(event) => onChange(String(event.currentTarget.checked))}
        />
      )
    case 'image':
      return <ImageField label={label} value={value} onChange={onChange} />
    case 'font-family':
      return (
        <Choice
          label={label}
          error={error}
          value={value}
          data={fontsWith(fonts, field)}
          onChange={onChange}
        />
      )
    case 'dropdown':
      return (
        <Choice label={label} error={error} value={value} data={plain(field.options)} onChange={onChange} />
      )
    default:
      return (
        <Choice
          label={label}
          error={error}
          value={value}
          data={plain(fontChoices[field.kind])}
          onChange={onChange}
        />
      )
  }
}

interface ChoiceProps {
  readonly label: string
  readonly error: ReactNode
  readonly value: string
  readonly data: readonly { readonly value: string; readonly label: string }[]
  readonly onChange: (value: string) => void
}

function Choice({ label, error, value, data, onChange }: ChoiceProps) {
  const known = data.some((each) => each.value === value) ? data : [{ value, label: value }, ...data]
  return (
    <Select
      label={label}
      error={error}
      data={[...known]}
      value={value}
      allowDeselect={false}
      searchable={known.length > 8}
      onChange={(next) => next !== null && onChange(next)}
    />
  )
}

function plain(options: readonly string[]) {
  return options.map((option) => ({ value: option, label: option }))
}

/** The font of the template, those that it brings, and those that computers have. */
function fontsWith(fonts: readonly string[], { preset, shown }: TweakField) {
  const own = { value: preset, label: `${nameOfFont(shown)} (the template’s own)` }
  const brought = fonts.map((name) => ({ value: `"${name}", sans-serif`, label: name }))
  const stacks = Object.entries(fontStacks).map(([name, stack]) => ({ value: stack, label: name }))
  return [own, ...brought, ...stacks].filter(
    ({ value }, place, all) => all.findIndex((each) => each.value === value) === place,
  )
}

function nameOfFont(stack: string): string {
  return stack.split(',')[0]?.replaceAll(/["']/g, '').trim() ?? stack
}
