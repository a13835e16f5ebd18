import { Group, Input, NumberInput, Slider, TextInput } from '@mantine/core'
import type { TweakField } from '@vitrine/domain/website/design/tweak-field'
import type { ReactNode } from 'react'

interface LengthFieldProps {
  readonly field: TweakField
  readonly value: string
  readonly error: ReactNode
  readonly onChange: (value: string) => void
}

/** A number with its unit: typed, or drawn between the least and the most that the template names. */
export function LengthField({ field, value, error, onChange }: LengthFieldProps) {
  const { label, min, max, step, preset, shown } = field
  const [, amount, unit = ''] = numberWithUnit.exec(value === preset ? shown : value) ?? []
  if (amount === undefined)
    return (
      <TextInput
        label={label}
        error={error}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
    )
  const change = (next: number | string) => next !== '' && onChange(`${next}${unit}`)
  return (
    <Input.Wrapper label={label} error={error} labelElement="div">
      <Group wrap="nowrap" gap="sm">
        {min !== null && max !== null && (
          <Slider
            style={{ flex: 1 }}
            thumbLabel={label}
            label={null}
            min={min}
            max={max}
            step={step ?? 1}
            value={Number(amount)}
            onChange={change}
          />
        )}
        <NumberInput
          aria-label={`${label} as a number`}
          w={110}
          {...(min === null ? {} : { min })}
          {...(max === null ? {} : { max })}
          step={step ?? (unit === 'em' || unit === 'rem' ? 0.1 : 1)}
          suffix={unit}
          value={Number(amount)}
          onChange={change}
        />
      </Group>
    </Input.Wrapper>
  )
}

const numberWithUnit = /^\s*(-?(?:\d+(?:\.\d+)?|\.\d+))([a-z%]*)\s*$/i
